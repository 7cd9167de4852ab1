from playwright.sync_api import Page, expect


def test_second_modal(page: Page):
    page.goto("http://localhost:3000/modalPopup")
    page.get_by_role("button", name="Open first modal").click()
    page.get_by_role("button", name="Open second modal").click()
    modal = page.get_by_role("dialog", name="Modal 2")
    expect(modal).to_contain_text("Hi. This is the second modal popup.")


def test_closed(page: Page):
    page.goto("http://localhost:3000/modalPopup")
    page.get_by_role("button", name="Open first modal").click()
    page.get_by_role("button", name="Open second modal").click()
    modal = page.get_by_role("dialog", name="Modal 2")
    modal.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_be_hidden()
