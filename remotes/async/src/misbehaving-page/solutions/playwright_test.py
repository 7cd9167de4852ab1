import re

from playwright.sync_api import Page, expect


def test_error(page: Page):
    page.goto("http://localhost:3000/misbehaving")
    with page.expect_event("pageerror") as thrown:
        page.get_by_role("button", name="Start: Error").click()
    word = re.findall(r"\w+", thrown.value.message)[-1]
    page.get_by_label("Word: Error").fill(word)
    page.get_by_role("button", name="Check: Error").click()
    expect(page.get_by_role("status", name="Error", exact=True)).to_contain_text("Done:")


def test_console(page: Page):
    page.goto("http://localhost:3000/misbehaving")
    levels = ["debug", "log", "info", "warning", "error"]
    words = {}

    def has_all_levels(message):
        words[message.type] = re.findall(r"\w+", message.text)[-1]
        return words.keys() >= set(levels)

    with page.expect_console_message(has_all_levels):
        page.get_by_role("button", name="Start: Console").click()
    page.get_by_label("Word: Console").fill(" ".join(words[level] for level in levels))
    page.get_by_role("button", name="Check: Console").click()
    expect(page.get_by_role("status", name="Console", exact=True)).to_contain_text("Done:")


def test_picture(page: Page):
    page.goto("http://localhost:3000/misbehaving")
    with page.expect_response(lambda response: response.status == 404) as missing:
        page.get_by_role("button", name="Start: Missing picture").click()
    page.get_by_label("Word: Missing picture").fill(missing.value.url.split("?")[1])
    page.get_by_role("button", name="Check: Missing picture").click()
    expect(page.get_by_role("status", name="Missing picture", exact=True)).to_contain_text("Done:")
