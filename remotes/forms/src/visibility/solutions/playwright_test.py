from playwright.sync_api import Page, expect


def test_press_reachable(page: Page):
    page.goto("http://localhost:3000/visibility")
    expect(page.locator("#ways-table tbody tr").first).to_be_visible()
    for row in page.locator("#ways-table tbody tr").all():
        row.locator("th").scroll_into_view_if_needed()
        expect(row).not_to_contain_text("not in view yet")
        if row.get_by_role("cell", name="reaches it", exact=True).is_visible():
            row.locator("button").click()
    page.get_by_role("button", name="All pressed", exact=True).click()
    outcome = page.get_by_role("status", name="Press all that a person can press")
    expect(outcome).to_contain_text("Done:")


def test_press_by_keyboard(page: Page):
    page.goto("http://localhost:3000/visibility")
    expect(page.locator("#ways-table tbody tr").first).to_be_visible()
    for row in page.locator("#ways-table tbody tr").all():
        row.locator("th").scroll_into_view_if_needed()
        expect(row).not_to_contain_text("not in view yet")
    for name in ["size-zero", "clipped", "off-screen", "covered"]:
        # press() focuses the button, and does not check whether it is visible.
        page.locator(f"#{name}").press("Enter")
    page.get_by_role("button", name="All pressed by keyboard").click()
    outcome = page.get_by_role("status", name="Press by keyboard what a pointer cannot reach")
    expect(outcome).to_contain_text("Done:")


def test_wait_until_seen(page: Page):
    page.goto("http://localhost:3000/visibility")
    page.get_by_role("button", name="Send for the bell").click()
    page.get_by_role("button", name="Ring the bell").click()  # waits until nothing covers it
    outcome = page.get_by_role("status", name="Wait until it can be seen")
    expect(outcome).to_contain_text("Done:")


def test_gone_for_good(page: Page):
    page.goto("http://localhost:3000/visibility")
    page.get_by_role("button", name="Remove the lamp").click()
    page.locator("#lamp").wait_for(state="detached")
    page.get_by_role("button", name="It is gone").click()
    expect(page.get_by_role("status", name="Gone for good")).to_contain_text("Done:")
