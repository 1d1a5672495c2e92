"""The command line: one module a verb, on top of everything, each loading what it needs only when it runs.

``verbs`` is the table; ``main`` finds the verb; ``targets`` reads a TARGET; ``terminal`` knows width and color. A verb
reads its arguments, calls the rooms below and prints; it holds no rule of its own. Exit status: 0 done and clean, 1
problems found, 2 a target that cannot be read, or wrong usage.
"""
