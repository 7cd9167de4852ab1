from playwright.sync_api import Page, expect


def test_alert(page: Page):
    page.goto("http://localhost:3000/dialogs")
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Show alert").click()
    expect(page.get_by_role("status", name="Alert")).to_contain_text("Done:")


def test_confirm(page: Page):
    page.goto("http://localhost:3000/dialogs")
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Delete report").click()
    page.once("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Delete report").click()
    expect(page.get_by_role("status", name="Confirm")).to_contain_text("Done:")


def test_before_leaving(page: Page):
    page.goto("http://localhost:3000/dialogs")
    page.get_by_label("Ask before leaving").check()
    page.once("dialog", lambda dialog: dialog.dismiss())
    # page.reload() would wait for a load that never happens.
    page.evaluate("() => window.location.reload()")
    expect(page.get_by_role("status", name="Before leaving")).to_contain_text("Done:")


def test_print(page: Page):
    page.goto("http://localhost:3000/dialogs")
    page.pdf()
    expect(page.get_by_role("status", name="Print")).to_contain_text("Done:")
