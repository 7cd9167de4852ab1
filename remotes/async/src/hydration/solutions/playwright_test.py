from playwright.sync_api import Page, expect


def test_dead(page: Page):
    page.goto("http://localhost:3000/hydration")
    page.get_by_role("button", name="Load guests").click()
    expect(page.locator("#guests-life")).to_have_text("This part is alive.")
    page.get_by_label("Guest").fill(page.locator("#guest-to-add").inner_text())
    page.get_by_role("button", name="Add guest").click()
    expect(page.get_by_role("status", name="Dead at first")).to_contain_text("Done:")


def test_right(page: Page):
    page.goto("http://localhost:3000/hydration")
    page.get_by_role("button", name="Load tea").click()
    page.get_by_role("button", name="Order tea").click()  # is kept until the part is alive
    outcome = page.get_by_role("status", name="Done right")
    expect(outcome).to_contain_text("Done:", timeout=8_000)


def test_swapped(page: Page):
    page.goto("http://localhost:3000/hydration")
    page.get_by_role("button", name="Load payment").click()
    page.get_by_role("button", name="Pay", exact=True).click()  # makes a new button
    expect(page.locator("#payment-life")).to_have_text("This part is alive.")
    page.get_by_role("button", name="Pay", exact=True).click()
    expect(page.get_by_role("status", name="Swapped while pressed")).to_contain_text("Done:")
