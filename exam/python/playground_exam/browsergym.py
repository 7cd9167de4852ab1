"""The tasks of an exam as BrowserGym environments: browsergym/playground.dialogs.confirm.

Importing this module registers the tasks of the exam at PLAYGROUND_EXAM. BrowserGym starts the browser itself. So a grade rests on what
this module says about that browser, and the report says `open` instead of `sealed`.
"""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from browsergym.core.registration import register_task
from browsergym.core.task import AbstractBrowserTask
from playwright.sync_api import Error, Frame, Page

from . import READY, Exam, Run

REPORT = "__playgroundReport"


class PlaygroundTask(AbstractBrowserTask):
    """One task of an exam. Without a seed, the exam draws a secret one."""

    def __init__(self, seed: int | None, task: str, address: str | None = None, tool: str = "browsergym") -> None:
        super().__init__(seed)
        self.viewport = {"width": 1280, "height": 900}
        self.slow_mo = 0
        self._task = task
        self._seed = None if seed is None else str(seed)
        self._tool = tool
        self._exam = Exam(address)
        self._run: Run | None = None
        self._reports: list[dict[str, Any]] = []

    def setup(self, page: Page) -> tuple[str, dict]:
        run = self._exam.start(self._task, seed=self._seed, tool=self._tool, own_browser=True)
        self._run = run
        context = page.context
        context.expose_binding(REPORT, lambda _, text: self._reports.append(json.loads(text)))
        context.add_init_script(run.recorder)
        # Playwright takes no permissions away again, so the context keeps them until it is closed.
        context.grant_permissions(list(run.needs.get("permissions", [])))
        if position := run.needs.get("position"):
            context.set_geolocation(position)
        # A page that opens a dialog at once never says that it has loaded.
        page.goto(run.url, wait_until="commit")
        # Some tasks begin at a document that is not one of the site's pages.
        with suppress(Error):
            page.locator(READY).first.wait_for(timeout=5_000)
        return run.goal, {"task": self._task, "needs": run.needs}

    def validate(self, page: Page, chat_messages: list[dict]) -> tuple[float, bool, str, dict]:
        run = self._run
        assert run, "validate comes after setup."
        # The first message is BrowserGym's own greeting.
        said = [one["message"] for one in chat_messages if one["role"] == "assistant"][1:]
        gave_up = any(one["role"] == "infeasible" for one in chat_messages)
        answer = said[-1] if said else ""
        reports, self._reports = self._reports, []
        pages = page.context.pages
        looks = [_look(pages, **look) for look in run.looks]
        is_there = run.look([one.url for one in pages], looks, reports, answer)
        if not (is_there or said or gave_up):
            return 0, False, "", {}
        grade = run.grade(claimed=not gave_up, answer=answer)
        return grade.reward, True, "", {"why": grade.why, "reached_by": grade.reached_by, "false_success": grade.false_success}

    def teardown(self) -> None:
        if self._run:
            self._run.end()
            self._run = None


def _look(pages: list[Page], frames: list[str], expression: str) -> list[Any]:
    """What an expression gives in all frames with these titles of all tabs of the site."""
    found = [frame for page in pages if page.url.startswith("http") for frame in _frames_in(page.main_frame, frames)]
    return [_evaluate(frame, expression) for frame in found]


def _evaluate(frame: Frame, expression: str) -> Any:
    try:
        return frame.evaluate(expression)
    except Error:
        # The frame has just been left.
        return None


def _frames_in(frame: Frame, titles: list[str]) -> list[Frame]:
    if not titles:
        return [frame]
    title, *inner = titles
    try:
        owners = frame.locator("iframe").element_handles()
        inside = [one.content_frame() for one in owners if one.get_attribute("title") == title]
    except Error:
        return []
    return [found for one in inside if one for found in _frames_in(one, inner)]


def register(address: str | None = None) -> list[str]:
    """Registers all tasks of an exam. Returns the names of the environments."""
    names = [one["task"] for one in Exam(address).tasks()]
    for name in names:
        register_task(
            f"playground.{name.replace('/', '.')}",
            PlaygroundTask,
            task_kwargs={"task": name},
            default_task_kwargs={"address": address},
        )
    return [f"browsergym/playground.{name.replace('/', '.')}" for name in names]


ALL_TASKS = register()
