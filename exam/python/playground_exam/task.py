"""The tasks of an exam for Inspect:

    inspect eval playground_exam/task.py --model PROVIDER/MODEL -T tasks=counter/five,dialogs/confirm

The model gets a few tools for a browser that the exam starts.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from inspect_ai import Task, task
from inspect_ai.agent import react
from inspect_ai.dataset import Sample
from inspect_ai.scorer import Score, Scorer, Target, accuracy, scorer, stderr
from inspect_ai.solver import Generate, Solver, TaskState, solver
from inspect_ai.tool import Tool, ToolError, tool
from inspect_ai.util import store
from playwright.async_api import Browser, Dialog, Error, Page, Playwright, async_playwright

from playground_exam import READY, Exam, Run

PROMPT = """You drive a browser with tools. Do the task of the page. Look at the page first, and again after each step.
Submit when the task is done. If the task asks for something that you must find out, submit exactly that, and nothing else."""

# How long one action may take, in milliseconds.
PATIENCE = 5_000

# What Inspect ignores when it shows a page: roles without a meaning of their own.
SILENT = {"none", "generic", "InlineTextBox", "ignored"}


@dataclass
class Desk:
    """A run, its browser, and the tab that the model works in."""

    run: Run
    playwright: Playwright
    browser: Browser
    page: Page


# A store holds data alone, so it has the id of the run.
_desks: dict[str, Desk] = {}


def _desk() -> Desk:
    return _desks[store().get("playground_run")]


@task
def playground(tasks: str | list[str] | None = None, address: str | None = None, seed: str | None = None) -> Task:
    """All tasks of an exam, or the named ones."""
    exam = Exam(address)
    wanted = tasks.split(",") if isinstance(tasks, str) else tasks
    known = {one["task"]: one for one in exam.tasks()}
    for name in wanted or []:
        if name not in known:
            raise ValueError(f"The exam has no task {name}.")
    samples = [
        Sample(id=name, input=known[name]["goal"], metadata={"needs": known[name]["needs"]}) for name in wanted or known
    ]
    return Task(
        dataset=samples,
        setup=start_run(exam, seed),
        solver=react(prompt=PROMPT, tools=[look(), use(), key(), dialog()]),
        scorer=graded(),
        cleanup=end_run,
        message_limit=60,
    )


@solver
def start_run(exam: Exam, seed: str | None) -> Solver:
    async def solve(state: TaskState, generate: Generate) -> TaskState:
        run = exam.start(str(state.sample_id), seed=seed, tool=f"inspect {state.model}")
        playwright = await async_playwright().start()
        browser = await playwright.chromium.connect_over_cdp(run.cdp)
        page = await browser.contexts[0].new_page()
        page.set_default_timeout(PATIENCE)
        _desks[run.run] = Desk(run, playwright, browser, page)
        store().set("playground_run", run.run)
        store().set("playground_dialog", None)

        async def answer(one: Dialog) -> None:
            text = state.store.get("playground_dialog")
            await (one.dismiss() if text is None else one.accept(text))

        page.on("dialog", answer)
        # A page that opens a dialog at once never says that it has loaded.
        await page.goto(run.url, wait_until="commit")
        # Some tasks begin at a document that is not one of the site's pages.
        with suppress(Error):
            await page.locator(READY).first.wait_for()
        return state

    return solve


async def end_run(state: TaskState) -> None:
    desk = _desks.pop(state.store.get("playground_run", ""), None)
    if desk:
        await desk.browser.close()
        await desk.playwright.stop()
        desk.run.end()


@scorer(metrics=[accuracy(), stderr()])
def graded() -> Scorer:
    async def score(state: TaskState, target: Target) -> Score:
        # Without an answer, the model has run out of messages and claims nothing.
        grade = _desk().run.grade(claimed=bool(state.output.completion), answer=state.output.completion[:10_000])
        return Score(
            value=grade.reward,
            answer=state.output.completion,
            explanation=grade.why,
            metadata={"reached_by": grade.reached_by, "false_success": grade.false_success, "evidence": grade.evidence},
        )

    return score


@tool
def look() -> Tool:
    async def execute() -> str:
        """Shows the accessibility tree of the page: the role and the name of each element, and what it holds."""
        page = _desk().page
        session = await page.context.new_cdp_session(page)
        nodes = (await session.send("Accessibility.getFullAXTree"))["nodes"]
        await session.detach()
        return "\n".join(line for line in map(_line, nodes) if line) or "The page is empty."

    return execute


def _line(node: dict) -> str:
    role = node.get("role", {}).get("value", "")
    name = node.get("name", {}).get("value", "")
    value = node.get("value", {}).get("value", "")
    if node.get("ignored") or role in SILENT or not (name or value):
        return ""
    return f'{role} "{name}"' + (f" = {value}" if value != "" else "")


async def _did(action) -> str:
    try:
        await action
    except Error as error:
        raise ToolError(error.message.splitlines()[0]) from None
    return "Done. Look at the page to see what happened."


@tool
def use() -> Tool:
    async def execute(action: Literal["press", "fill", "choose"], role: str, name: str, text: str = "") -> str:
        """Presses an element with the mouse, fills a field, or chooses an option of a combobox or a listbox.

        Args:
            action: What to do.
            role: The role of the element, such as button.
            name: Its whole name.
            text: The text for the field, or that of the option.
        """
        element = _desk().page.get_by_role(role, name=name, exact=True).first
        acts = {"press": element.click, "fill": lambda: element.fill(text), "choose": lambda: element.select_option(label=text)}
        return await _did(acts[action]())

    return execute


@tool
def key() -> Tool:
    async def execute(keys: str) -> str:
        """Presses a key, in the element that has the focus.

        Args:
            keys: The key, such as Enter, Tab, a or Control+A.
        """
        return await _did(_desk().page.keyboard.press(keys))

    return execute


@tool
def dialog() -> Tool:
    async def execute(accept: bool, text: str) -> str:
        """Says how to answer the dialogs that open from now on. Without it, they are cancelled.

        Args:
            accept: Whether to accept them.
            text: What to type into a prompt. It may be empty.
        """
        store().set("playground_dialog", text if accept else None)
        return "Done."

    return execute
