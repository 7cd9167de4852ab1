from playwright.sync_api import Page, expect


def test_right_click(page: Page):
    page.goto("http://localhost:3000/rightClick")
    page.get_by_role("button", name="Right click here").click(button="right")
    expect(page.get_by_role("button", name="The button was right clicked")).to_be_visible()
