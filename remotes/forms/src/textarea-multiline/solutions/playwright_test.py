from playwright.sync_api import Page, expect


def test_two_lines(page: Page):
    page.goto("http://localhost:3000/textareaMultiline")
    page.get_by_label("Your text").fill("one\ntwo")
    expect(page.get_by_text("Characters: 7", exact=True)).to_be_visible()


def test_family(page: Page):
    page.goto("http://localhost:3000/textareaMultiline")
    page.get_by_label("Your text").fill("👩‍👩‍👧")
    expect(page.get_by_text("Characters: 1", exact=True)).to_be_visible()
