"""Puts the browser of PLAYGROUND_BROWSER where Playwright looks for its own. `python -m tests.this_machine FILE` runs a file so."""

import json
import os
import runpy
import sys
import tempfile
from pathlib import Path

import playwright


def take_browser() -> None:
    executable = os.environ.get("PLAYGROUND_BROWSER")
    if not executable:
        return
    driver = Path(playwright.__file__).parent / "driver/package/browsers.json"
    browsers = json.loads(driver.read_text())["browsers"]
    revision = next(one["revision"] for one in browsers if one["name"] == "chromium")
    place = Path(tempfile.mkdtemp()) / f"chromium-{revision}" / "chrome-linux"
    place.mkdir(parents=True)
    (place / "chrome").write_text(f'#!/bin/sh\nexec "{executable}" --no-sandbox "$@"\n')
    (place / "chrome").chmod(0o755)
    os.environ["PLAYWRIGHT_BROWSERS_PATH"] = str(place.parent.parent)


if __name__ == "__main__":
    take_browser()
    runpy.run_path(sys.argv[1], run_name="__main__")
