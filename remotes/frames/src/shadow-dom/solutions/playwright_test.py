from playwright.sync_api import Page, expect


def test_three_buttons(page: Page):
    page.goto("http://localhost:3000/shadowDom")
    for place, name in [
        ("In the page", "First button"),
        ("In a shadow root", "Second button"),
        ("In another shadow root", "Third button"),
    ]:
        page.get_by_role("region", name=place).get_by_role("button").click()
        expect(page.get_by_role("button", name=name)).to_be_visible()


def test_innermost_text(page: Page):
    page.goto("http://localhost:3000/shadowDom")
    # Locators look into open roots at any depth.
    innermost = page.locator("#third-level-host").get_by_text("Text of")
    expect(innermost).to_have_text("Text of the third level")
