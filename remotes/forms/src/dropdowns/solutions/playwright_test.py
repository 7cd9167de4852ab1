from playwright.sync_api import Page, expect


def test_menus(page: Page):
    page.goto("http://localhost:3000/dropdowns")
    page.get_by_role("button", name="Dropdown button", exact=True).click()
    page.get_by_role("menuitem", name="Another action").click()
    page.get_by_role("button", name="Toggle Dropdown").click()
    page.get_by_role("menuitem", name="Something else here").click()
    expect(page.get_by_role("definition")).to_have_text(
        ["Another action", "Something else here", "None", "None", "None"]
    )


def test_lists(page: Page):
    page.goto("http://localhost:3000/dropdowns")
    page.get_by_label("Simple select").select_option("Two")
    page.get_by_label("Single-list select").select_option("One")
    page.get_by_label("Multiple-list select").select_option(["One", "Three"])
    expect(page.get_by_role("definition")).to_have_text(
        ["None", "None", "Two", "One", "One, Three"]
    )
