import re
from uuid import uuid4

from playwright.sync_api import Page, expect


def test_right_code(page: Page):
    address = f"tester-{uuid4()}@example.com"
    page.goto("http://localhost:3000/emailValidation")
    page.get_by_role("textbox", name="Email address").fill(address)
    page.get_by_role("button", name="Send e-mail").click()
    sent = page.get_by_text("We have sent you an e-mail with a validation code.")
    expect(sent).to_be_visible()

    mailbox = page.request.get(f"http://localhost:3101/api/mailbox/{address}?wait=10").json()
    code = re.search(r"\d{6}", mailbox["mails"][0]["text"])[0]

    page.get_by_role("textbox", name="Validation Code").fill(code)
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_text("The validation code is right.")).to_be_visible()


def test_invalid_address(page: Page):
    page.goto("http://localhost:3000/emailValidation")
    address = page.get_by_role("textbox", name="Email address")
    address.fill("tester@example")
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Invalid e-mail address. Please insert a valid e-mail address."
    )
    expect(address).to_be_empty()


def test_second_try(page: Page):
    # No mock: ?fault= makes the first call fail, and the second one succeeds.
    page.goto("http://localhost:3000/emailValidation?fault=send-email:503@1")
    page.get_by_role("textbox", name="Email address").fill(f"tester-{uuid4()}@example.com")
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("alert")).to_have_text(
        "Failed to send the e-mail. Please try again later."
    )
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("form", name="Step 1").get_by_role("status")).to_be_visible()


def test_short_code(page: Page):
    page.goto("http://localhost:3000/emailValidation")
    page.get_by_role("textbox", name="Validation Code").fill("12345")
    page.get_by_role("button", name="Verify").click()
    expect(page.get_by_role("alert")).to_have_text("Validation code must be 6 digits.")
