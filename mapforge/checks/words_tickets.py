"""The words for tickets against the network and the rules."""

from mapforge.checks.entry import Entry

_STUDY = "A study of the decks of fifteen published boards."
_SHIPPED = "Measured on the six shipped maps."
_ENOUGH = " Judged from 20 routes and 12 tickets on."

TICKETS: dict[str, Entry] = {
    # one ticket
    "ticket-unreachable": Entry(
        "error",
        "{where}: no path leads from {start} to {end}. Join them, or ask for another end.",
        "The ticket could never be finished.",
        title="Ticket that cannot be finished",
        finds="Tickets between whose ends no path of routes leads; a country is reached at any of its border spots.",
        do="Add the missing route, or correct the ticket's end.",
        unfinished="play",
    ),
    "ticket-too-long": Entry(
        "error",
        "{where}: the shortest path from {start} to {end} takes {spaces} trains; each player has {trains}."
        " Ask for a nearer end.",
        "Nobody could ever finish the ticket.",
        title="Ticket longer than the trains",
        finds="Tickets whose shortest path has more spaces than a player has trains.",
        do="Ask for a nearer end, shorten routes between, or give more trains.",
        threshold="1 space for each train of a player.",
        source="By counting.",
        slack=0,
    ),
    "ticket-long": Entry(
        "warning",
        "{where}: the shortest path from {start} to {end} takes {spaces} of {trains} trains. Ask for a nearer end.",
        "One detour, and the ticket cannot be finished any more.",
        title="Very long ticket",
        finds="Tickets whose shortest path takes most of a player's trains.",
        do="Ask for a nearer end, shorten routes between, or give more trains.",
        threshold="0.60 spaces for each train of a player.",
        source=_STUDY + " The longest is usually about 0.47.",
        slack=0.05,
    ),
    "ticket-one-way": Entry(
        "warning",
        "{where}: only the single track {route} leads from {start} towards {end}. Add a second way, or a second track.",
        "One claim by another player, and the ticket can never be finished.",
        title="Ticket with only one way",
        finds="Tickets whose ends are joined no longer once a single track is taken; where stations help out, none.",
        do="Add another route round the narrow place, make it double, or ask for another end.",
        threshold="Two ways that share no route.",
        source=_SHIPPED + " None has such a ticket.",
        unfinished="play",
    ),
    "ticket-one-way-closed": Entry(
        "warning",
        "{where}: only the double {route} leads from {start} towards {end}; with fewer than {players} players one claim"
        " closes it. Add a second way.",
        "At a small table one claim by another player, and the ticket can never be finished.",
        title="Ticket with only one way at small tables",
        finds="Tickets whose ends are joined no longer once a double is taken, at tables where its other track is then"
        " closed; where stations help out, none.",
        do="Add another route round the narrow place, or open doubles at every table.",
        threshold="Two ways that share no route.",
        source=_SHIPPED + " Only Europe has such tickets, and stations for them.",
        unfinished="play",
    ),
    "ticket-points": Entry(
        "warning",
        "{where}: {points} points from {start} to {end}, but the shortest path has {spaces} spaces: that is {much}."
        " Usual is {spaces}.",
        "A ticket worth less than its path is never kept; one worth much more decides the game.",
        title="Value far from the shortest path",
        finds="Destinations worth less than the spaces of the shortest path, or over two points more.",
        do="Write the length of the shortest path, or up to two more where the path is hard.",
        threshold="0 to 2 points more than the shortest path.",
        source=_STUDY + " Nearly all are exact; the USA board has five that are 1 or 2 more.",
        slack=0.5,
    ),
    "ticket-points-spread": Entry(
        "info",
        "{share} % of the destinations are worth exactly their shortest path; on published maps at least 80"
        " % are. Look at those that differ.",
        "Players expect a ticket to be worth its length.",
        title="Values that seldom are the shortest path",
        finds="Destinations worth exactly the spaces of the shortest path, of a hundred; judged from 12 on.",
        do="Look at the tickets that differ.",
        threshold="80 %.",
        source=_STUDY + " The USA board has 83 %, the others more.",
        worse="less",
    ),
    "ticket-ambiguous": Entry(
        "info",
        "{where}: from {start} to {end} the shortest path has {shortest} spaces and {routes} routes, another {spaces}"
        " spaces and only {fewer}. Is the value meant?",
        "Players disagree about which of the two is the path that the ticket is worth.",
        title="Value that can be read in two ways",
        finds="Tickets with a path of one space more but fewer routes than the shortest, when worth one of the two.",
        do="Leave it if the value is meant.",
        threshold="None.",
        source=_SHIPPED + " They have 1 to 8 of them.",
    ),
    "ticket-alike": Entry(
        "info",
        "{where} is almost {first}: once one is done, the other takes so many more trains: {more}. Ask for"
        " another end.",
        "Whoever draws both is paid twice for one path.",
        title="Two tickets almost the same",
        finds="Pairs of tickets of similar length (0.6 and more) one of which takes at most one more train once the"
        " other is done on its shortest path.",
        do="Ask for another end, if there are many of them.",
        threshold="More than one train.",
        source=_STUDY,
    ),
    # all tickets
    "tickets-alike": Entry(
        "warning",
        "{share} % of all pairs of tickets are almost the same ({pairs}); on published maps at most "
        "{most:g} % are. Spread them.",
        "Luck of the draw decides: whoever holds two alike is paid twice for one path.",
        title="Many tickets almost the same",
        finds="Pairs of tickets of similar length (0.6 and more) one of which takes at most one more train once the"
        " other is done, of a hundred pairs." + _ENOUGH,
        do="Spread the tickets over other cities.",
        threshold="3 %.",
        source=_STUDY,
        slack=0.3,
    ),
    "tickets-per-city": Entry(
        "warning",
        "There are {ratio} tickets for each city; published maps have {least} to {most}. There are too {few}.",
        "With few everybody soon knows all tickets; with many most never come into play.",
        title="Too few or too many tickets",
        finds="Tickets of all decks, copies counted, for each city; border spots and junctions are no cities."
        + _ENOUGH,
        do="Add or remove tickets.",
        threshold="0.8 to 1.5 tickets.",
        source=_STUDY + " They have 0.83 to 1.49; Mega, a sum of sets, has 1.92.",
        unfinished="play",
        slack=0.05,
    ),
    "city-busy": Entry(
        "warning",
        "{where}: {count} tickets name this city; on published maps at most {most} do. Ask for another in some.",
        "Everybody builds there, and whoever is first holds the key to the map.",
        title="City on too many tickets",
        finds="Tickets that name a city, copies counted. Countries, which have several spots, are not judged."
        + _ENOUGH,
        do="Let some of the tickets start or end elsewhere.",
        threshold="9 tickets.",
        source=_STUDY + " The busiest city is on 4 to 9.",
        slack=0,
    ),
    "city-without-tickets": Entry(
        "info",
        "{where}: no ticket names this city. Add one, unless the city is only passed through.",
        "Players have no reason to go there but to pass through.",
        title="City on no ticket",
        finds="Cities that no ticket names; border spots and junctions are no cities." + _ENOUGH,
        do="Add a ticket there, unless the city is only passed through.",
        unfinished="play",
    ),
    "cities-unused": Entry(
        "warning",
        "{share} % of the cities are on no ticket ({cities}); on published maps at most {most:g} % are. Add some.",
        "Part of the map is dead.",
        title="Many cities on no ticket",
        finds="Cities that no ticket names, of a hundred; border spots and junctions are no cities." + _ENOUGH,
        do="Let some tickets start or end in these cities.",
        threshold="17 %.",
        source=_STUDY + " The USA board has 16.7 %.",
        unfinished="play",
        slack=1,
    ),
    "ticket-lengths": Entry(
        "info",
        "The shares of very short to very long tickets are {shares} %; on published maps they are {usual} %."
        " Add tickets of the lengths that are missing.",
        "With hardly any long tickets nobody crosses the map; with many, luck of the first deal decides.",
        title="Unusual lengths of tickets",
        finds="Tickets by the length of their shortest path against the reach of a player (0.47 of the trains, or the"
        " map's longest path if that is less): under 0.30, 0.45, 0.60, 0.75 and above; the sum of the differences from"
        " the usual shares." + _ENOUGH,
        do="Add tickets of the lengths that are missing.",
        threshold="0.6 in sum, of at most 2.",
        source=_STUDY + " The six shipped maps have 0.21 to 0.55.",
        unfinished="play",
    ),
    "routes-unwanted": Entry(
        "warning",
        "{share} % of the routes are on no ticket's shortest path ({routes}); on published maps at most {most:g} % are."
        " Add tickets that lead there.",
        "Nobody claims them but for their points.",
        title="Many routes that no ticket wants",
        finds="Routes on no shortest path between the ends of any ticket, of a hundred." + _ENOUGH,
        do="Add tickets that lead along these routes.",
        threshold="25 %.",
        source=_STUDY + " The shipped maps have 6 to 21 %, Big Cities 26 %.",
        unfinished="play",
        slack=1,
    ),
    # corridors
    "corridor-busy": Entry(
        "info",
        "{where}: {share:g} % of the tickets want each of its tracks ({tracks}). Add a track, or a way round it.",
        "Whoever claims it first hinders many others.",
        title="Busy route",
        finds="Tickets whose shortest paths use a route, equal paths shared, for each of its tracks, of a hundred."
        + _ENOUGH,
        do="Make it double, or add a way round it.",
        threshold="12 %.",
        source=_SHIPPED + " The busiest track has 9.8 % (Europe) to 14.3 % (Switzerland).",
    ),
    "corridor-crowded": Entry(
        "warning",
        "{where}: {share:g} % of the tickets want each of its tracks ({tracks}). Add a track, or a way round it.",
        "Whoever claims it first hinders nearly everybody else.",
        title="Crowded route",
        finds="Tickets whose shortest paths use a route, equal paths shared, for each of its tracks, of a hundred."
        + _ENOUGH,
        do="Make it double, add a way round it, or let some tickets lead elsewhere.",
        threshold="20 %.",
        source=_SHIPPED + " The busiest track has 9.8 % (Europe) to 14.3 % (Switzerland).",
        slack=1,
    ),
    "corridor-contested": Entry(
        "warning",
        "{where}: no near way leads round it for {tickets:g} tickets. With {players} players {wanted:g} of these are"
        " held on average, and tracks that may be claimed: {tracks}. Add a way round it.",
        "More players need it than can have it, and no detour is near.",
        title="Route that more need than can claim",
        finds="Tickets for which a route lies on all of their five shortest paths; how many of them the players hold on"
        " average, each keeping as few as they may, against the tracks that may be claimed, at each table." + _ENOUGH,
        do="Make it double, add a way round it, or let some of these tickets lead elsewhere.",
        threshold="One held ticket for each track.",
        source=_SHIPPED + " The most is 0.86 (1910, three players).",
        slack=0.1,
    ),
    "doubles-idle": Entry(
        "info",
        "Double routes carry {ratio} times as many tickets as single ones; on published maps at least"
        " {least} times. Make the busiest routes double, and idle doubles single.",
        "Second tracks help where many want to go, not elsewhere.",
        title="Doubles where nobody goes",
        finds="Tickets whose shortest paths use a double route, on average, against those of a single route." + _ENOUGH,
        do="Make the busiest routes double, and idle doubles single.",
        threshold="1.3 times.",
        source=_STUDY + " They have 1.35 to 3.10.",
        unfinished="play",
        worse="less",
    ),
}
"""What is said of tickets."""
