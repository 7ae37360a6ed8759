"""The engine against a second program, written apart from it from the same rules."""

import random
from collections import Counter

import pytest

from engine import KNOBS, Rules, RulesError, agree, deal, deal_text, finish
from engine.cards import DECKS
from tests.engine.oracle import result


def some_rules(source: random.Random, players: int | None) -> Rules:
    while True:
        knobs = {name: source.choice(values) for name, values in KNOBS.items() if name != "max_battles"}
        knobs |= {"max_battles": source.choice([1, 2, 5, 30, 100]), "players": players or knobs["players"]}
        try:
            rules = agree(knobs=knobs)
        except RulesError:
            continue
        if rules.collect != "shuffled":
            return rules


def some_packets(source: random.Random, rules: Rules) -> list[list[str]]:
    """Up to twenty cards of few ranks, so that ties and shortages are common."""
    ranks = source.sample("6789TJQKA" if rules.deck == "short" else "23456789TJQKA", source.randint(2, 5))
    cards = [card for card in DECKS[rules.deck] if card[0] in (*ranks, "X")]
    source.shuffle(cards)
    count = source.randint(rules.players, min(len(cards), source.choice([6, 12, 20])))
    packets = [[card] for card in cards[: rules.players]]
    for card in cards[rules.players : count]:
        source.choice(packets).append(card)
    return packets


def agrees(rules: Rules, packets: list[list[str]]) -> str:
    game = finish(rules, packets)
    found = (game.reason, game.winners, game.losers, game.battles, game.wars, game.first_seen, game.period)
    assert found == result(rules, packets), (rules, deal_text(map(tuple, packets)))
    return game.reason


@pytest.mark.parametrize(("players", "games"), [(2, 4000), (None, 6000)], ids=["two players", "any number"])
def test_small_games_by_any_rules_end_alike(players: int | None, games: int) -> None:
    source = random.Random(20)
    reasons: Counter[str] = Counter()
    for _ in range(games):
        rules = some_rules(source, players)
        reasons[agrees(rules, some_packets(source, rules))] += 1
    assert len(reasons) == 6
    assert min(reasons.values()) >= 40


@pytest.mark.parametrize("shortage", KNOBS["shortage"])
@pytest.mark.parametrize("down", KNOBS["down"])
def test_whole_decks_end_alike(shortage: str, down: int) -> None:
    for number, collect in enumerate(("own_first", "own_last", "own_block", "own_block_last")):
        rules = agree(knobs={"shortage": shortage, "down": down, "collect": collect, "max_battles": 300})
        agrees(rules, [list(packet) for packet in deal(rules, f"{down} {number}")])
