from playwright.sync_api import Page, expect


def test_first(page: Page):
    page.goto("http://localhost:3000/similarPages")
    page.locator("main form input").fill("Clarice Lispector")
    page.locator("main form").get_by_role("button").click()
    expect(page.get_by_text("A book by Clarice Lispector was found!")).to_be_visible()


def test_second(page: Page):
    page.goto("http://localhost:3000/similarPages/secondVersion")
    page.locator("main form input").fill("Clarice Lispector")
    page.locator("main form").get_by_role("button").click()
    expect(page.get_by_text("A book by Clarice Lispector was found!")).to_be_visible()
