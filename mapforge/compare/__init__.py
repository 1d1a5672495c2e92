"""Two maps compared by what they mean, not by how they are written.

- ``difference``: one difference. ``differences``: all of them. ``words``: a difference said to people.
- ``pairing``: which city of one map is which of the other. ``places``, ``routes``, ``tickets``, ``knobs``: the parts.

The first map is the one that is expected, the second the one that is looked at: what is *missing* is in the first only,
what is *extra* in the second only. Places lead into the second. No files, no drawing.
"""
