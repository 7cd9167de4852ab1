from playwright.sync_api import Page, expect


def test_reveal(page: Page):
    page.goto("http://localhost:3000/buttonClick")
    message = page.get_by_text("You clicked the button!")
    expect(message).to_be_hidden()
    page.get_by_role("button", name="Click here").click()
    expect(message).to_be_visible()
