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
"""Values of a JSON file: more would fill the memory, though the file is small. The largest shipped map has 6,000."""
NAME = 200
"""Characters of a file's name with its folders: Windows takes 260 with the folder that it is unpacked to."""
DIRECTORY_BYTES = 4 * MB
"""Bytes of a zip's table of entries."""
