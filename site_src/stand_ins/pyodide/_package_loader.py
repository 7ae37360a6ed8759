"""Instead of Pyodide's package loader: there are no packages, but its start asks where they would be."""


class Folder:
    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/python3.13/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    pass
