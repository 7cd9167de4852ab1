import re

from playwright.sync_api import Page, expect


def test_valid(page: Page):
    page.goto("http://localhost:3000/verifyCode")
    page.get_by_role("button", name="Get Code").click()
    code = page.get_by_text(re.compile(r"^\d{4}$")).inner_text()
    page.get_by_role("textbox", name="Type the code").fill(code)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("status")).to_have_text("Valid Code")


def test_invalid(page: Page):
    page.goto("http://localhost:3000/verifyCode")
    page.get_by_role("button", name="Get Code").click()
    page.get_by_role("textbox", name="Type the code").fill("0000")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("alert")).to_have_text("Invalid Code. Try again.")
