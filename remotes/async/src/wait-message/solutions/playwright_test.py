from playwright.sync_api import Page, expect


def test_message(page: Page):
    page.goto("http://localhost:3000/waitMessage")
    message = page.get_by_text("The secret message is:")
    expect(message).to_be_visible(timeout=10_000)
    assert message.inner_text().replace("The secret message is: ", "") == "banana"
