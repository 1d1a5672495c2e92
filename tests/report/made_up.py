"""Playtest documents made up without a game: the shape of a map's figures with luck of their own."""

import random
from collections.abc import Sequence
from typing import Any

from mapforge.engine.play_hash import play_hash
from mapforge.model import Variant
from mapforge.playtest.intervals import Pairs, share
from mapforge.playtest.intervals import mean as mean_of

BOTS = ("planner", "long-route", "one-step", "hungry")
Plain = dict[str, Any]


def document(variant: Variant, sizes: Sequence[int] = (2, 4), games: int = 400, seed: int = 1) -> Plain:
    """A whole document; equal arguments give equal documents."""
    return {
        "format": "mapforge-playtest",
        "format_version": 1,
        "program": {"name": "mapforge", "version": "0.1.0"},
        "map": {
            "id": variant.id,
            "name": variant.title,
            "version": variant.version,
            "play_hash": play_hash(variant),
            "house_rules": bool(variant.marks or variant.rules_text),
        },
        "bots": list(BOTS),
        "seed": seed,
        "preset": None,
        "games_asked": games,
        "finished": True,
        "tables": [_table(variant, players, games, random.Random(f"{seed} {players}")) for players in sizes],
        "run": {"back_ends": {"lists": games}, "jobs": 1, "seconds": 1.0, "games_a_second": games},
    }


def figure(mean: float, deals: int, cases: int, chance: random.Random, spread: float | None = None) -> Plain:
    """A share (or a mean, where a spread is given) of so many cases in all, a deal at a time."""
    each = [(cases * (deal + 1)) // deals - cases * deal // deals for deal in range(deals)]
    if spread is None:
        parts = 1
        values = [sum(chance.random() < mean for _ in range(count)) for count in each]
    else:
        parts = 100
        values = [round(parts * sum(chance.gauss(mean, spread) for _ in range(count))) for count in each]
    pairs = Pairs(
        deals,
        sum(values),
        sum(each),
        sum(value * value for value in values),
        sum(value * count for value, count in zip(values, each, strict=True)),
        sum(count * count for count in each),
    )
    told = (share if spread is None else mean_of)(pairs, parts)
    known = told.error is not None
    return {
        "mean": round(told.mean, 4) if pairs.y else None,
        "low": round(told.low, 4) if known else None,
        "high": round(told.high, 4) if known else None,
        "se": told.error,
        "deals": deals,
        **{key: getattr(pairs, key) for key in ("x", "y", "xx", "xy", "yy")},
        "per": parts,
    }


def _table(variant: Variant, players: int, games: int, chance: random.Random) -> Plain:
    deals = -(-games // players)
    games = deals * players

    def fig(mean: float, cases: int = games, spread: float | None = None) -> Plain:
        return figure(mean, deals, cases, chance, spread)

    return {
        "players": players,
        "deals": deals,
        "games": games,
        "trace": 1,
        "seats": [
            {"seat": seat, "wins": fig(1 / players + 0.01 * (1 - 2 * seat / (players - 1))), "edge": fig(0, games, 20)}
            for seat in range(players)
        ],
        "seat_products": [[deals * (2 if one == other else 1) for other in range(players)] for one in range(players)],
        "fairness": {},
        "bots": [
            {
                "bot": bot,
                "wins": fig(1 / players + 0.08 - 0.05 * place),
                "points": fig(105 - 4 * place, games, 20),
                "completed": fig(0.85 - 0.05 * players),
                "tickets": 3 * games,
            }
            for place, bot in enumerate(BOTS)
        ],
        "styles": {"distance": 0.06},
        "pace": {
            "turns": fig(38, games, 3),
            "spread": 3.0,
            "actions": {"draw_blind": 30 * games, "draw_open": 20 * games, "claim": 24 * games, "pass": 0},
            "arc": [1.0, 0.9, 0.7, 0.5, 0.3],
        },
        "tension": {
            "winning_points": fig(118, games, 15),
            "margin": fig(17, games, 9),
            "lead_changes": fig(5, games, 2),
            "last_change": fig(0.7, games, 0.1),
            "leader_wins": fig(0.5),
            "behind": fig(0.4, games, 0.1),
            "deficit": fig(12, games, 5),
        },
        "tickets": [
            _ticket(one, deck.id, players, games, deals, chance) for deck in variant.decks for one in deck.tickets
        ],
        "routes": [
            {
                "route": route.id,
                "length": route.length or 1,
                "tracks": len(route.tracks),
                "claimed": fig(min(0.97, 0.1 + 0.17 * players * chance.random() + 0.1)),
                "claims": games,
                "winners_share": round(1 / players + chance.gauss(0, 0.03), 4),
                "early": games // 10,
                "median": round(0.3 + 0.5 * chance.random(), 3),
            }
            for route in variant.routes
        ],
        "cities": [
            {"city": city.id, "connected": fig(0.2 + 0.6 * chance.random(), games * players), "ignored": 3}
            for city in variant.cities
        ],
        "colors": [
            {
                "color": color.id,
                "cards": color.cards,
                "spaces": 27,
                "spent": 9 * games,
                "claims": 3 * games,
                "wait": 2.5,
            }
            for color in variant.card_colors
        ],
        "bonuses": [{"bonus": "longest-path", "points": 10, "holders": fig(0.45), "shared": 4, "nobody": 0}],
        "health": {
            "forced_pass": {
                "count": 2,
                "games": 2,
                "per_10000": 5.0,
                "first": {"seed": 17, "seats": list(BOTS[:players])},
            },
            "dead_end": {"count": 0, "games": 0, "per_10000": 0.0, "first": None},
        },
    }


def _ticket(ticket: Any, deck: str, players: int, games: int, deals: int, chance: random.Random) -> Plain:
    holders, points = games // 2, min(destination.points for destination in ticket.to)
    completed = figure(0.9 - 0.05 * players - 0.01 * points, deals, holders, chance)
    lift = round(chance.gauss(0, 0.02), 4)
    return {
        "ticket": ticket.id,
        "deck": deck,
        "from": ticket.start,
        "to": [destination.id for destination in ticket.to],
        "points": points,
        "copies": ticket.copies,
        "spaces": points,
        "routes": 1 + points // 3,
        "turns": 1 + points // 3 + (points + 1) // 2,
        "route_points": 2 * points,
        "dealt": 2 * games,
        "dealt_kept": games // 3,
        "drawn": games // 2,
        "drawn_kept": games // 6,
        "completed": completed,
        "wins": figure(1 / players + lift, deals, holders, chance),
        "lift": {"value": lift, "low": round(lift - 0.04, 4), "high": round(lift + 0.04, 4)},
        "net_points": round(points * (2 * completed["mean"] - 1) * holders),
    }
