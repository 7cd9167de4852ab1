"""Playwright's published solutions as actions, where each of their lines is one."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page

Step = Callable[[Page], None]

_TEXT = r"'((?:[^'\\]|\\.)*)'"
_FOUND = re.compile(
    rf"await page\.(?P<find>getByRole|getByLabel|getByText|getByPlaceholder)\({_TEXT}"
    rf"(?:, \{{ (?:name: {_TEXT})?(?:, )?(?P<exact>exact: true)? ?\}})?\)"
    rf"\.(?P<act>click|dblclick|check|uncheck|hover|fill|press|pressSequentially|selectOption)\((?:{_TEXT})?\);"
)
_KEY = re.compile(rf"await page\.keyboard\.(?P<act>press|type)\({_TEXT}\);")
_TIMES = re.compile(r"for \(let (\w+) = 0; \1 < (\d+); \1 \+= 1\) ")
# What looks, or opens the page that is open already.
_NO_ACTION = re.compile(r"(await expect\(|await page\.goto\().*;")


def steps_of(task: str) -> list[Step]:
    """The actions that solve a task. Raises NotImplementedError if its solution is more than a list of actions."""
    demo, name = task.split("/")
    body = _solution(demo, name)
    return [step for line in body.splitlines() for step in _steps(line.split(" // ")[0].strip(), task)]


def _solution(demo: str, name: str) -> str:
    repository = Path(__file__).parents[3]
    for file in repository.glob(f"remotes/*/src/{demo}/solutions/playwright.spec.ts"):
        found = re.search(rf"^test\('{name}', async \(\{{ page \}}\) => \{{\n(.*?)^\}}\);", file.read_text(), re.M | re.S)
        if found:
            return found[1]
    raise NotImplementedError(f"There is no solution of {demo}/{name} that uses the page alone.")


def _steps(line: str, task: str) -> list[Step]:
    if not line or line.startswith("//") or _NO_ACTION.fullmatch(line):
        return []
    if times := _TIMES.match(line):
        return _steps(line[times.end() :], task) * int(times[2])
    if key := _KEY.fullmatch(line):
        return [lambda page: getattr(page.keyboard, key["act"])(_plain(key[2]))]
    if found := _FOUND.fullmatch(line):
        return [lambda page: _act(page, found)]
    raise NotImplementedError(f"The solution of {task} has a line that is not one action: {line}")


def _act(page: Page, found: re.Match[str]) -> None:
    what, name, text = found[2], found[3], found[6]
    python = {"pressSequentially": "press_sequentially", "selectOption": "select_option"}
    element = _locate(page, found["find"], _plain(what), name and _plain(name), bool(found["exact"]))
    getattr(element, python.get(found["act"], found["act"]))(*([] if text is None else [_plain(text)]))


def _locate(page: Page, find: str, what: str, name: str | None, exact: bool) -> Locator:
    if find == "getByRole":
        return page.get_by_role(what, name=name, exact=exact) if name else page.get_by_role(what)
    python = {"getByLabel": "get_by_label", "getByText": "get_by_text", "getByPlaceholder": "get_by_placeholder"}
    return getattr(page, python[find])(what, exact=exact)


def _plain(text: str) -> str:
    return ast.literal_eval(f"'{text}'")
