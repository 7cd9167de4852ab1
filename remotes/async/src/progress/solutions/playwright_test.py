import re

from playwright.sync_api import Page, expect


def test_stop(page: Page):
    page.goto("http://localhost:3000/progress")
    page.get_by_role("button", name="Start download").click()
    # Waits in the page, which is faster than to ask again and again.
    page.wait_for_function("() => Number(document.querySelector('#download')?.ariaValueNow) >= 75")
    page.get_by_role("button", name="Stop download").click()
    expect(page.get_by_role("status", name="Stop at 75")).to_contain_text("Done:")


def test_order(page: Page):
    page.goto("http://localhost:3000/progress")
    page.get_by_role("button", name="Cook all").click()
    ready = page.get_by_role("listitem").filter(has_text=": ready")
    for count in [1, 2, 3]:
        ready.get_by_role("button").click()  # waits for the next dish
        expect(page.get_by_text(": taken")).to_have_count(count)
    expect(page.get_by_role("status", name="Any order")).to_contain_text("Done:")


def test_gone(page: Page):
    page.goto("http://localhost:3000/progress")
    page.get_by_role("button", name="Ask for a code").click()
    message = page.get_by_text("Your code is").inner_text()  # waits for the message
    page.get_by_label("Code").fill(re.search(r"is (\w+)\.", message)[1])
    page.get_by_role("button", name="Check code").click()
    expect(page.get_by_role("status", name="Gone after two seconds")).to_contain_text("Done:")


def test_returns(page: Page):
    page.goto("http://localhost:3000/progress")
    page.get_by_role("button", name="Show reminder").click()
    closed_for_good = page.get_by_text("Closed for good.")
    while not closed_for_good.is_visible():
        # Waits until the reminder returns.
        page.get_by_role("button", name="Close reminder").click()
    page.get_by_role("button", name="Leave the house").click()
    expect(page.get_by_role("status", name="It returns")).to_contain_text("Done:")
