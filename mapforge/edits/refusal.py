"""The one way in which an edit says no."""


class Refused(ValueError):  # noqa: N818 - reads as what happened: raise Refused
    """An edit that cannot be done. The message tells a designer why, and the way out; nothing has changed."""
