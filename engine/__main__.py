"""The engine from the command line: python -m engine play | replay | deal | rules."""

import argparse
import io
import json
import os
import secrets
import shlex
import sys
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from engine import terminal
from engine.cards import DealError
from engine.deal import Deal, deal_text
from engine.game import play
from engine.replay import outcome, replay
from engine.request import read_request, read_rules, read_time
from engine.rules import KNOBS, PROFILES, Rules, RulesError, value_text
from engine.words import KNOB_NAMES


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    # A terminal that lacks a letter shows another, not a traceback.
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = int(options.run(options))
        sys.stdout.flush()
        return status
    except (RulesError, DealError) as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough; Python would complain once more on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine", description="The card game War.", allow_abbrev=False
    )
    commands = parser.add_subparsers(required=True, metavar="command")
    _play_command(commands.add_parser("play", help="play one game and tell it", allow_abbrev=False))
    _deal_command(commands.add_parser("deal", help="deal the cards of a seed", allow_abbrev=False))
    _rules_command(commands.add_parser("rules", help="say the rules in words", allow_abbrev=False))
    command = commands.add_parser("replay", help="play the games of JSON lines and say how each ended")
    command.add_argument("file", nargs="?", help="a file of JSON lines; standard input if none is named")
    command.set_defaults(run=_replay)
    return parser


def _play_command(command: argparse.ArgumentParser) -> None:
    _rules_options(command)
    cards = command.add_mutually_exclusive_group()
    cards.add_argument("--seed", help="any text; the same seed gives the same cards")
    cards.add_argument("--deal", help='the packets, top card first: "9C 3D QD / 9H KS 7C"')
    command.add_argument("--time-up-after", metavar="N", help="time is up after N battles")
    command.add_argument("--json", action="store_true", help="the whole game as data")
    command.set_defaults(run=_play)


def _deal_command(command: argparse.ArgumentParser) -> None:
    _rules_options(command)
    command.add_argument("--seed", help="any text; the same seed gives the same cards")
    command.set_defaults(run=_deal)


def _rules_command(command: argparse.ArgumentParser) -> None:
    _rules_options(command)
    command.add_argument("--json", action="store_true", help="every knob and its value as data")
    command.set_defaults(run=_rules)


def _rules_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--profile", help=", ".join(PROFILES), metavar="NAME")
    for knob, values in KNOBS.items():
        some = f"1 to {values.stop - 1}" if isinstance(values, range) else ", ".join(map(value_text, values))
        flags = dict.fromkeys((f"--{knob.replace('_', '-')}", f"--{knob}"))
        command.add_argument(*flags, dest=knob, metavar="VALUE", help=f"{KNOB_NAMES[knob].lower()}: {some}")


def _asked_rules(options: argparse.Namespace) -> dict[str, str]:
    named = {name: getattr(options, name) for name in ("profile", *KNOBS)}
    return {name: value for name, value in named.items() if value is not None}


def _asked_game(options: argparse.Namespace) -> tuple[Rules, Deal, str | None]:
    """The game asked for; a seed is made up if neither seed nor deal is named."""
    rules = _asked_rules(options)
    if getattr(options, "deal", None) is not None:
        return *read_request({"rules": rules, "deal": options.deal}), None
    seed = secrets.token_hex(4) if options.seed is None else options.seed
    return *read_request({"rules": rules, "seed": seed}), seed


def _play(options: argparse.Namespace) -> int:
    rules, deal, seed = _asked_game(options)
    frames = list(play(rules, deal, time_up_after=read_time(vars(options))))
    ending = frames[-1].ending
    assert ending
    if options.json:
        told = {"rules": asdict(rules), "deal": deal_text(deal), **outcome(ending)}
        print(json.dumps(told | {"frames": [asdict(frame) for frame in frames]}))
    else:
        terminal.tell_game(frames, rules, sys.stdout)
        print(f"\nThe same game again: {_command('play', options, seed)}")
    return 0


def _command(name: str, options: argparse.Namespace, seed: str | None) -> str:
    """The command that does the same again, also where the seed was made up."""
    asked = _asked_rules(options) | {"deal": getattr(options, "deal", None), "seed": seed}
    asked["time-up-after"] = getattr(options, "time_up_after", None)
    words = [f"--{option.replace('_', '-')}={value}" for option, value in asked.items() if value is not None]
    return shlex.join(["python", "-m", "engine", name, *words])


def _deal(options: argparse.Namespace) -> int:
    _, deal, seed = _asked_game(options)
    print(deal_text(deal))
    if options.seed is None:
        print(f"The same deal again: {_command('deal', options, seed)}", file=sys.stderr)
    return 0


def _rules(options: argparse.Namespace) -> int:
    rules = read_rules(_asked_rules(options))
    if options.json:
        print(json.dumps(asdict(rules)))
    else:
        terminal.tell_rules(rules, sys.stdout)
    return 0


def _replay(options: argparse.Namespace) -> int:
    # Bytes that are no text make one bad line, not a dead command.
    if options.file is None:
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="surrogateescape")
        return replay(sys.stdin, sys.stdout)
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(
                Path(options.file).open(encoding="utf-8-sig", errors="surrogateescape")
            )
        except OSError as error:
            print(f"{options.file} cannot be read: {error.strerror}.", file=sys.stderr)
            return 2
        return replay(lines, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
