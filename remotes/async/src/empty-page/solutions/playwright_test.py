from playwright.sync_api import Page, expect


def test_heading(page: Page):
    page.goto("http://localhost:3000/emptyPage")
    expect(page.get_by_role("heading", level=1)).to_have_text("Empty Page")
