import re

from playwright.sync_api import Page, expect


def test_new_tab(page: Page):
    page.goto("http://localhost:3000/windows")
    with page.expect_popup() as opening:
        page.get_by_role("link", name="Open the tab").click()
    word = opening.value.locator("#word").text_content()
    page.get_by_label("Word of the tab").fill(word)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("status", name="New tab without opener")).to_contain_text("Done:")


def test_answering_popup(page: Page):
    page.goto("http://localhost:3000/windows")
    with page.expect_popup() as opening:
        page.get_by_role("button", name="Open the sum").click()
    popup = opening.value
    question = popup.get_by_role("status")
    expect(question).to_contain_text("How much")  # both messages have arrived
    first, second = re.findall(r"\d+", question.inner_text())
    popup.get_by_label("Sum").fill(str(int(first) + int(second)))
    popup.get_by_role("button", name="Answer").click()
    expect(page.get_by_role("status", name="Popup that answers")).to_contain_text("Done:")


def test_closing_window(page: Page):
    page.goto("http://localhost:3000/windows")
    with page.expect_popup() as opening:
        page.get_by_role("button", name="Open the errand").click()
    popup = opening.value
    with popup.expect_event("close"):
        popup.get_by_role("button", name="Finish").click()
    expect(page.get_by_role("status", name="It closes itself")).to_contain_text("Done:")
