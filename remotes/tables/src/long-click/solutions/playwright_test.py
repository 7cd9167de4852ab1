from playwright.sync_api import Page, expect


def test_long(page: Page):
    page.goto("http://localhost:3000/longClick")
    page.get_by_label("Threshold in seconds").select_option("2")
    page.get_by_role("button", name="Click here").click(delay=2500)
    expect(page.get_by_role("status")).to_contain_text("Long click")


def test_normal(page: Page):
    page.goto("http://localhost:3000/longClick")
    page.get_by_label("Threshold in seconds").select_option("5")
    page.get_by_role("button", name="Click here").click(delay=2000)
    expect(page.get_by_role("status")).to_contain_text("Normal click")
