from playwright.sync_api import Page, expect


def test_five(page: Page):
    page.goto("http://localhost:3000/counter")
    for _ in range(5):
        page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("status", name="Count")).to_have_text("5")


def test_below_zero(page: Page):
    page.goto("http://localhost:3000/counter")
    for _ in range(2):
        page.get_by_role("button", name="Decrement").click()
    expect(page.get_by_role("status", name="Count")).to_have_text("-2")
