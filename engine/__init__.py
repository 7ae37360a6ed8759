"""The card game War: its rules, and the one game that rules and deal give."""

from engine.cards import DealError
from engine.deal import deal, deal_text, parse_deal
from engine.frame import Ending, Frame, Kind, Reason
from engine.game import finish, play
from engine.rules import KNOBS, PROFILES, Rules, RulesError, agree

__all__ = [
    "KNOBS",
    "PROFILES",
    "DealError",
    "Ending",
    "Frame",
    "Kind",
    "Reason",
    "Rules",
    "RulesError",
    "agree",
    "deal",
    "deal_text",
    "finish",
    "parse_deal",
    "play",
]
