"""The tasks of an exam as BrowserGym environments: browsergym/playground.dialogs.confirm.

Importing this module registers the tasks of the exam at PLAYGROUND_EXAM. BrowserGym asks Playwright for a browser. For these tasks it gets
the browser of the run, so the exam sees all that happens there.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

from browsergym.core import _get_global_playwright
from browsergym.core.registration import register_task
from browsergym.core.task import AbstractBrowserTask
from playwright.sync_api import Browser, Error, Page

from . import READY, Exam, Run


def _chromium() -> Any:
    """BrowserGym's Chromium. It gives the browser of the run in `begun`, and else starts one, such as that of BrowserGym's chat."""
    chromium = _get_global_playwright().chromium
    if hasattr(chromium, "begun"):
        return chromium
    start = chromium.launch

    def launch(**options: Any) -> Browser:
        run: Run | None = chromium.begun
        chromium.begun = None
        if run:
            browser = chromium.connect_over_cdp(run.cdp)
            browser.on("disconnected", lambda _: run.end())
            return browser
        if executable := os.environ.get("PLAYGROUND_BROWSER"):
            options["executable_path"] = executable
        return start(**options)

    chromium.launch, chromium.begun = launch, None
    return chromium


class PlaygroundTask(AbstractBrowserTask):
    """One task of an exam. Without a seed, the exam draws a secret one."""

    def __init__(self, seed: int | None, task: str, tool: str = "browsergym") -> None:
        super().__init__(seed)
        self.viewport = {"width": 1280, "height": 900}
        self.slow_mo = 0
        self._task = task
        self._run: Run = Exam().start(task, seed=None if seed is None else str(seed), tool=tool)
        # BrowserGym makes the task before it asks for the browser.
        _chromium().begun = self._run

    def setup(self, page: Page) -> tuple[str, dict]:
        run, context = self._run, page.context
        context.grant_permissions(list(run.needs.get("permissions", [])))
        # A page that opens a dialog at once never says that it has loaded.
        page.goto(run.url, wait_until="commit")
        # Some tasks begin at a document that is not one of the site's pages.
        with suppress(Error):
            page.locator(READY).first.wait_for(timeout=5_000)
        return run.goal, {"task": self._task, "needs": run.needs}

    def validate(self, page: Page, chat_messages: list[dict]) -> tuple[float, bool, str, dict]:
        # The first message is BrowserGym's own greeting.
        said = [one["message"] for one in chat_messages if one["role"] == "assistant"][1:]
        gave_up = any(one["role"] == "infeasible" for one in chat_messages)
        if not (said or gave_up or self._run.look()):
            return 0, False, "", {}
        grade = self._run.grade(claimed=not gave_up, answer=said[-1] if said else "", keep_browser=True)
        return grade.reward, True, "", {"why": grade.why, "reached_by": grade.reached_by, "false_success": grade.false_success}

    def teardown(self) -> None:
        """BrowserGym closes its context first. The run ends when it leaves the browser."""


for _one in Exam().tasks():
    register_task(f"playground.{_one['task'].replace('/', '.')}", PlaygroundTask, task_kwargs={"task": _one["task"]})
