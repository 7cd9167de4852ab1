import re

from playwright.sync_api import Page, expect


def test_browsers_own_message(page: Page):
    page.goto("http://localhost:3000/validation")
    guests = page.get_by_label("Number of guests")
    guests.fill(page.locator("#guests-asked").inner_text())
    page.get_by_role("button", name="Book table").click()
    message = guests.evaluate("field => field.validationMessage")
    page.get_by_label("Its message").fill(message)
    page.get_by_role("button", name="Check message").click()
    expect(page.get_by_role("status", name="Browser's own message")).to_contain_text("Done:")


def test_name_taken(page: Page):
    page.goto("http://localhost:3000/validation")
    user = page.get_by_label("User name")
    user.fill(page.locator("#user-given").inner_text())
    page.get_by_role("button", name="Register").click()
    alert = page.get_by_role("alert").filter(has_text="is taken")
    free = re.search(r"taken\. ‘(.+)’ is free", alert.inner_text())[1]  # waits for the server
    user.fill(free)
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_role("status", name="Name taken")).to_contain_text("Done:")


def test_enabled_after_three_seconds(page: Page):
    page.goto("http://localhost:3000/validation")
    word = page.locator("#word-given").inner_text()
    page.get_by_label("Message", exact=True).fill(word)
    page.get_by_role("button", name="Post message").click()  # waits for aria-disabled too
    outcome = page.get_by_role("status", name="Enabled after three seconds")
    expect(outcome).to_contain_text("Done:")


def test_checked_while_typing(page: Page):
    page.goto("http://localhost:3000/validation")
    name = page.locator("#team-name-given").inner_text()
    field = page.get_by_label("Team name")
    field.fill(name)
    answer = page.get_by_text(f"‘{name}’ is taken").inner_text()
    free = re.search(r"taken\. ‘(.+)’ is free", answer)[1]
    field.fill(free)
    page.get_by_text(f"‘{free}’ is free.", exact=True).wait_for()
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("status", name="Checked while typing")).to_contain_text("Done:")
