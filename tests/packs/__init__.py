"""Tests of packs: what is written is read again, and no trick known of archives gets in."""
