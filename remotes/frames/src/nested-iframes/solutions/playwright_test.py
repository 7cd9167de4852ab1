from playwright.sync_api import Page, expect


def test_both_secrets(page: Page):
    page.goto("http://localhost:3000/nestedIframes")
    first = page.frame_locator('iframe[title="First iframe"]')
    first.get_by_role("link", name="tapioca").click()
    expect(first.get_by_role("status")).to_have_text("You've clicked on the first iframe link!")
    second = first.frame_locator('iframe[title="Second iframe"]')
    second.get_by_role("link", name="samba").click()
    outcome = "You have clicked on the second iframe link!"
    expect(second.get_by_role("status")).to_have_text(outcome)


def test_alternating_origins(page: Page):
    page.goto("http://localhost:3000/nestedIframes")
    page.get_by_role("radio", name="Alternating origins").check()
    first = page.frame_locator('iframe[title="First iframe"]')
    second = first.frame_locator('iframe[title="Second iframe"]')
    second.get_by_role("link", name="samba").click()
    outcome = "You have clicked on the second iframe link!"
    expect(second.get_by_role("status")).to_have_text(outcome)
