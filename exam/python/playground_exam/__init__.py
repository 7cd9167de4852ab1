"""A client of the Playground's exam. It needs the standard library alone."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

# The exam runs on this machine or in its network, so a proxy of the environment is not asked.
_open = build_opener(ProxyHandler({})).open

# A grade takes up to 15 seconds, if the candidate keeps its browser busy.
_TIMEOUT = 60

#: A page of the site is complete when this selector finds something.
READY = "main:not([aria-busy=true])"


class ExamError(Exception):
    """The exam refused a request, or cannot be reached. The message says why."""


@dataclass(frozen=True)
class Grade:
    """How a run ended. Only `reached_by == "input"` earns the reward."""

    reward: int
    reached_by: str | None
    false_success: bool
    why: str
    seconds: float
    events: int
    evidence: list[str]


@dataclass(frozen=True)
class Run:
    """One task for one candidate. As a context manager, it ends at the end of the block."""

    exam: Exam
    run: str
    url: str
    goal: str
    needs: dict[str, Any]
    deadline: str
    #: The address of the browser, for Playwright.
    cdp: str
    #: The address of the browser, for Selenium.
    debugger_address: str

    def look(self) -> bool:
        """Whether the page has brought the outcome about. Answers are not looked at."""
        return self.exam.request("GET", f"/runs/{self.run}/look")["isThere"]

    def grade(self, claimed: bool, answer: str = "", keep_browser: bool = False) -> Grade:
        """Ends the run. `claimed` says whether you think that the task is done. With `keep_browser`, call `end` later."""
        claim = {"claimed": claimed, "answer": answer, "keepBrowser": keep_browser}
        grade = self.exam.request("POST", f"/runs/{self.run}/grade", claim)
        return Grade(reached_by=grade.pop("reachedBy"), false_success=grade.pop("falseSuccess"), **grade)

    def end(self) -> None:
        """Ends the run, which then counts as failed. A run that was graded stays as it is."""
        self.exam.request("DELETE", f"/runs/{self.run}")

    def __enter__(self) -> Run:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()


class Exam:
    """An exam that runs, at the address that `npm run exam` prints."""

    def __init__(self, address: str | None = None, token: str | None = None) -> None:
        """Without an address, takes PLAYGROUND_EXAM, or else http://127.0.0.1:3200. The token can come from PLAYGROUND_TOKEN."""
        self.address = (address or os.environ.get("PLAYGROUND_EXAM") or "http://127.0.0.1:3200").rstrip("/")
        self._token = token or os.environ.get("PLAYGROUND_TOKEN")

    def tasks(self) -> list[dict[str, Any]]:
        """All tasks: `task`, `goal`, `needs` and `revision` of each."""
        return self.request("GET", "/tasks")

    def left(self) -> list[dict[str, str]]:
        """The tasks that are left out, and why."""
        return self.request("GET", "/left")

    def start(self, task: str, *, seed: str | None = None, tool: str | None = None) -> Run:
        """Starts a run. A run with a seed of your own is in no total of the report."""
        asked = {"task": task, "seed": seed, "tool": tool}
        started = self.request("POST", "/runs", {name: value for name, value in asked.items() if value is not None})
        return Run(exam=self, debugger_address=started.pop("debuggerAddress"), **started)

    def report(self) -> dict[str, Any]:
        """All graded runs, with scores."""
        return self.request("GET", "/report")

    def request(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Sends a request. Raises an ExamError with the exam's own message."""
        request = Request(self.address + path, method=method)
        request.data = None if body is None else json.dumps(body).encode()
        if body is not None:
            request.add_header("Content-Type", "application/json")
        if self._token:
            request.add_header("Authorization", f"Bearer {self._token}")
        try:
            with _open(request, timeout=_TIMEOUT) as response:
                text = response.read()
        except HTTPError as error:
            raise ExamError(_message_of(error)) from None
        except (URLError, TimeoutError) as error:
            raise ExamError(f"There is no exam at {self.address}: {error}. Start one with npm run exam.") from None
        return json.loads(text) if text else None


def _message_of(error: HTTPError) -> str:
    try:
        return f"{error.code}: {json.loads(error.read())['message']}"
    except (ValueError, KeyError, TypeError):
        return f"The exam answered {error.code}."
