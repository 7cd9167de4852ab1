from playwright.sync_api import Page, expect


def test_brand(page: Page):
    page.goto("http://localhost:3000/svgElements")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("img", name="Playground logo")).to_be_visible()
    page.get_by_role("button", name="Right arrow").click()
    expect(page.locator("svg text")).to_have_text("Playground")
    expect(page.get_by_role("button", name="Left arrow")).to_be_visible()


def test_restore(page: Page):
    page.goto("http://localhost:3000/svgElements")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Right arrow").click()
    page.get_by_role("button", name="Left arrow").click()
    expect(page.locator("svg text")).to_have_text("#1 Automation Tool")
