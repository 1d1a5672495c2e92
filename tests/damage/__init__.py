"""Long runs of deliberate damage to published maps: ``python -m tests.damage``. The suite has a sample of each."""
