#!/usr/bin/env python3
"""Runs the tests in Chromium, file by file, as many at once as there are processors. Each says what
has failed as soon as it is through. Arguments go to unittest: `run.py -k slides_off`."""

import concurrent.futures
import os
import pathlib
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).parent
# The longest first, so that none is left alone at the end.
LONGEST = ["test_documents", "test_life", "test_surroundings", "test_accessibility", "test_keys"]
# What Python says, from 3.12 on, where `-k` has chosen none of a file's tests.
NO_TESTS = 5


def modules():
    names = [path.stem for path in HERE.glob("test_*.py")]
    return sorted(names, key=lambda name: (
        LONGEST.index(name) if name in LONGEST else len(LONGEST), name))


def run(module):
    """Whether a file's tests have passed. What they said is printed as one."""
    start = time.monotonic()
    command = [sys.executable, "-m", "unittest", module]
    done = subprocess.run(command + sys.argv[1:], cwd=HERE, text=True, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT)
    passed = done.returncode in (0, NO_TESTS)
    last = done.stdout.strip().splitlines()[-1] if done.stdout.strip() else ""
    if passed:
        print(f"{module}: {last} ({time.monotonic() - start:.0f} s)", flush=True)
    else:
        print(f"{module}:\n{done.stdout}", flush=True)
    return passed


def main():
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        results = list(pool.map(run, modules()))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
