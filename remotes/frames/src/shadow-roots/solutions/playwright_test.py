from playwright.sync_api import Page, expect


def test_closed_root(page: Page):
    # Workaround: Locators do not look into closed roots, so this uses the keyboard, see
    # https://playwright.dev/python/docs/locators#locate-in-shadow-dom
    page.goto("http://localhost:3000/shadowRoots")
    # Accept is the element that Tab reaches before this field.
    page.get_by_label("Word of the first level").press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Closed root")).to_contain_text("Done:")


def test_three_levels(page: Page):
    page.goto("http://localhost:3000/shadowRoots")
    # Locators look into open roots at any depth.
    page.get_by_label("Word of the first level").fill("north")
    page.get_by_label("Word of the second level").fill("east")
    page.get_by_label("Word of the third level").fill("south")
    page.get_by_role("button", name="Check").click()
    outcome = page.get_by_role("status", name="Three levels with a field on each")
    expect(outcome).to_contain_text("Done:")


def test_same_id(page: Page):
    page.goto("http://localhost:3000/shadowRoots")
    page.locator("#same-id-host").locator("#confirm").click()
    expect(page.get_by_role("status", name="Same id twice")).to_contain_text("Done:")
