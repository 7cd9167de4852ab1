from playwright.sync_api import Page, expect


def test_pay(page: Page):
    page.goto("http://localhost:3000/radioButtons")
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.get_by_role("radio", name="Debit card").check()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Paying with Debit card")).to_be_visible()
    expect(page.get_by_role("radio", name="Debit card")).to_be_disabled()


def test_change(page: Page):
    page.goto("http://localhost:3000/radioButtons")
    page.get_by_role("radio", name="PayPal").check()
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("radio", name="Bank transfer").check()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Paying with Bank transfer")).to_be_visible()
