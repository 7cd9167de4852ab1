from playwright.sync_api import Page, expect


def test_login(page: Page):
    page.goto("http://localhost:3000/dynamicLoginText")
    page.get_by_label("Email").fill("ana@example.com")
    page.get_by_label("Password").fill("secret")
    page.locator("main form").get_by_role("button").click()
    expect(page.get_by_text("Successful login! Welcome back.")).to_be_visible()


def test_invalid_address(page: Page):
    page.goto("http://localhost:3000/dynamicLoginText")
    page.get_by_label("Email").fill("ana@example")
    page.get_by_label("Password").fill("secret")
    page.get_by_label("Password").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Please enter a valid email address")
