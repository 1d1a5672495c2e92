"""Tests of the canvas."""
