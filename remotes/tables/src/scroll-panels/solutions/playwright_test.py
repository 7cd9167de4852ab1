from playwright.sync_api import Page, expect


def test_sideways(page: Page):
    page.goto("http://localhost:3000/scrollPanels")
    page.get_by_role("button", name="Arrive").click()  # scrolls the strip itself
    outcome = page.get_by_role("status", name="Sideways over two screens")
    expect(outcome).to_contain_text("Done:")


def test_sticky_bar(page: Page):
    page.goto("http://localhost:3000/scrollPanels")
    # Playwright notices that the bar takes the click, and scrolls.
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status", name="Under a sticky bar")).to_contain_text("Done:")


def test_hover(page: Page):
    page.goto("http://localhost:3000/scrollPanels")
    row = page.get_by_role("listitem").filter(has_text="Invoice 17")
    row.hover()
    row.get_by_role("button", name="Archive").click()
    expect(page.get_by_role("status", name="Shown while hovered")).to_contain_text("Done:")
