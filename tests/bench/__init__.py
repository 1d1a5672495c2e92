"""Benchmarks: CPU time as ratios to a fixed loop, so that machines can be compared. Run ``python -m tests.bench``."""
