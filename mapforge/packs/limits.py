"""How much a pack may hold. All are counted on bytes really read, whatever the zip says of itself."""

MB = 1024 * 1024

FILES = 2_000
"""Files in a pack."""
TOTAL = 256 * MB
"""Bytes of all files together, unpacked."""
RATIO = 200
"""Times a file may be larger than it is packed."""
JSON_BYTES = 16 * MB
"""Bytes of a JSON or Markdown file."""
JSON_DEPTH = 64
"""Brackets of a JSON file that may be open at once."""
JSON_VALUES = 1_000_000
"""Values of a JSON file: more would fill the memory, however small the file. Europe, the largest shipped, has 2,230."""
NAME = 200
"""Bytes of a file's name with its folders: Windows takes 260 with the folder around it, Linux 255 a part."""
DIRECTORY_BYTES = 4 * MB
"""Bytes of a zip's table of entries."""
