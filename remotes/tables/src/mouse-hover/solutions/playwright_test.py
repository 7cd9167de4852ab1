from playwright.sync_api import Page, expect


def test_hover(page: Page):
    page.goto("http://localhost:3000/mouseHover")
    page.get_by_role("button", name="Hover over me").hover()
    expect(page.get_by_text("This text is now visible!")).to_be_visible()
    page.get_by_role("heading", name="Mouse Hover").hover()
    expect(page.get_by_text("This text is now visible!")).to_be_hidden()


def test_focus(page: Page):
    page.goto("http://localhost:3000/mouseHover")
    button = page.get_by_role("button", name="Hover over me")
    expect(button).to_be_visible()
    while not button.and_(page.locator(":focus")).is_visible():
        page.keyboard.press("Tab")
    expect(page.get_by_text("This text is now visible!")).to_be_visible()
