from playwright.sync_api import Page, expect


def test_new_tab(page: Page):
    page.goto("http://localhost:3000/openNewTab")
    with page.expect_popup() as opening:
        page.get_by_role("link", name="Open new tab").click()
    tab = opening.value
    expect(tab).to_have_url("http://localhost:3000/newTab")
    expect(tab.get_by_role("status")).to_have_text("This page was opened in a new tab.")
