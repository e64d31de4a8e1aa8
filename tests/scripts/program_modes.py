"""Runs all program tests in given modes: in go options of `holloway`, one mode each, out comes a table of what failed."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def build():
    """Builds all, as `./test` does; the path of `holloway`."""
    command = ["cargo", "test", "--release", "--locked", "--quiet", "--workspace", "--no-run"]
    subprocess.run(command, cwd=ROOT, check=True)
    return Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "holloway"


def run(options, programs):
    """Runs the programs whose names have one of some pieces, separated by commas (None: all) in each of the modes and once in the
    interpreter, prints the table and the failures, and ends the process: with 1 if anything failed."""
    environment = dict(os.environ, HOLLOWAY_OPTIONS="\n".join(options))
    if programs:
        environment["HOLLOWAY_PROGRAMS"] = programs
    command = ["cargo", "test", "--release", "--locked", "--quiet", "--workspace", "--test", "programs"]
    tested = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    result = re.search(r"^test result.*", tested.stdout, re.MULTILINE)
    if not result:
        sys.exit(tested.stdout + tested.stderr)
    print("| failed | options |\n|--:|---|")
    for number, line in enumerate(options, 1):
        print(f"| {len(re.findall(rf'^mode given-{number}:', tested.stdout, re.MULTILINE))} | {line} |")
    print(result[0])
    if tested.returncode:
        print(tested.stdout[tested.stdout.find("failures:"):])
    sys.exit(tested.returncode)
