"""Runs solutions as a reader has them, in a browser of this machine. After each test, the harness looks at the page."""

import json
import os
import socket
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserType, Error
from selenium import webdriver
from selenium.webdriver.common.options import ArgOptions

HARNESS = os.environ["PLAYGROUND_HARNESS"]
current = {}
debugging = {}


def ask(question, **told):
    body = json.dumps({"file": current["file"], "test": current["test"], **told}).encode()
    with urlopen(Request(f"{HARNESS}/{question}", body)) as response:
        return json.load(response)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    current.clear()
    current.update(file=item.path.name, test=item.originalname.removeprefix("test_"), saved=[])
    current.update(ask("before"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    try:
        answer = yield
    except BaseException:
        ask("after", failed=True)
        raise
    for download in current["saved"]:
        try:
            download.save_as(Path(current["downloads"]) / download.suggested_filename)
        except Error:
            pass
    problem = ask("after", downloads=current["downloads"], **current.get("session", debugging))
    assert not problem, problem
    return answer


class Chrome(webdriver.Chrome):
    def __init__(self, options=None, **more):
        options = options or webdriver.ChromeOptions()
        options.binary_location = current["browser"]
        for argument in current["arguments"]:
            options.add_argument(argument)
        prefs = options.experimental_options.get("prefs", {})
        current["downloads"] = prefs.setdefault("download.default_directory", current["downloads"])
        options.add_experimental_option("prefs", prefs)
        super().__init__(options=options, **more)
        current["session"] = {"session": self.session_id, "driver": self.service.service_url}
        self.set_window_rect(width=1280, height=900)
        script = {"source": current["script"]}
        self.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", script)


class OtherEngine(webdriver.Remote):
    def __init__(self, options=None):
        own = ArgOptions()
        for name, value in current["capabilities"].items():
            own.set_capability(name, value)
        super().__init__(current["driver"], options=own)
        # The browser is on this machine: nothing is sent to it.
        self._is_remote = False
        current["session"] = {"session": self.session_id, "driver": current["driver"]}
        self.set_window_rect(width=1280, height=900)

    def get(self, url):
        super().get(url)
        if current["script"]:
            self.execute_script(current["script"])


webdriver.Chrome = Chrome if os.environ["PLAYGROUND_ENGINE"] == "chromium" else OtherEngine

launch = BrowserType.launch
new_context = Browser.new_context


def launch_here(self, args=(), **options):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    debugging["cdp"] = f"http://127.0.0.1:{port}"
    args = [*args, *current["arguments"], f"--remote-debugging-port={port}"]
    options.pop("channel", None)
    return launch(self, args=args, executable_path=current["browser"], **options)


def new_watched_context(self, **options):
    context = new_context(self, **options)
    context.add_init_script(current["script"])
    context.on("download", lambda download: current["saved"].append(download))
    return context


BrowserType.launch = launch_here
Browser.new_context = new_watched_context


@pytest.fixture(scope="module")
def browser(launch_browser):
    """One for each file, because not every file runs in the same program."""
    opened = launch_browser()
    yield opened
    opened.close()
