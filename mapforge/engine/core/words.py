"""Numbers that stand for words: phases of a game, kinds of move, reasons to refuse one."""

from typing import Final

START: Final = 0
TURN: Final = 1
SECOND_CARD: Final = 2
TUNNEL: Final = 3
KEEP: Final = 4
OVER: Final = 5

DRAW_BLIND: Final = 1
DRAW_OPEN: Final = 2
CLAIM: Final = 3
PAY: Final = 4
DECLINE: Final = 5
DRAW_TICKETS: Final = 6
KEEP_TICKETS: Final = 7
STATION: Final = 8
PASS: Final = 9

GRAY: Final = -1
NO_COLOR: Final = -1
LONGEST: Final = 30  # spaces of a track at most

LEGAL: Final = 0
GAME_OVER: Final = 1
CHOOSE_TICKETS: Final = 2
DECIDE_TUNNEL: Final = 3
TAKE_SECOND: Final = 4
NOT_IN_TUNNEL: Final = 5
NOTHING_OFFERED: Final = 6
DECK_EMPTY: Final = 7
NOT_OPEN: Final = 8
LOCOMOTIVE_SECOND: Final = 9
NO_SUCH_TRACK: Final = 10
TRACK_TAKEN: Final = 11
ROUTE_OWNED: Final = 12
DOUBLE_SHUT: Final = 13
TRAINS_SHORT: Final = 14
WRONG_COUNT: Final = 15
WRONG_COLOR: Final = 16
LOCOMOTIVES_BARRED: Final = 17
FERRY_SHORT: Final = 18
CARDS_SHORT: Final = 19
LOCOMOTIVES_SHORT: Final = 20
WRONG_EXTRA: Final = 21
TICKETS_EMPTY: Final = 22
KEEP_MORE: Final = 23
NOT_OFFERED: Final = 24
NO_STATIONS: Final = 25
STATIONS_GONE: Final = 26
CITY_TAKEN: Final = 27
NO_STATION_THERE: Final = 28
CAN_MOVE: Final = 29
NO_SUCH_MOVE: Final = 30

CARD_IMPOSSIBLE: Final = 1
SCRIPT_ENDED: Final = 2
ROW_NOT_REPLACED: Final = 3
ROW_REPLACED: Final = 4
