"""importlib.abc imports this for names that nobody asks it for; the real one brings in tempfile and zipfile."""
