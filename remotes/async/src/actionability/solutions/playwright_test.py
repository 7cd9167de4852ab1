from playwright.sync_api import Page, expect


def test_attached(page: Page):
    page.goto("http://localhost:3000/actionability")
    page.get_by_role("button", name="Start: Attached").click()
    page.get_by_role("button", name="Target: Attached").click()  # waits for the new button
    expect(page.get_by_role("status", name="Attached")).to_contain_text("Done:")


def test_editable(page: Page):
    page.goto("http://localhost:3000/actionability")
    page.get_by_role("button", name="Start: Editable").click()
    word = page.locator("#editable-word").inner_text()
    page.get_by_label("Target: Editable").fill(word)  # waits until the field is not read-only
    expect(page.get_by_role("status", name="Editable")).to_contain_text("Done:")


def test_still(page: Page):
    page.goto("http://localhost:3000/actionability")
    page.get_by_role("button", name="Start: Still").click()
    page.get_by_role("button", name="Target: Still").click()  # waits until the button is stable
    expect(page.get_by_role("status", name="Still")).to_contain_text("Done:")


def test_on_top(page: Page):
    page.goto("http://localhost:3000/actionability")
    page.get_by_role("button", name="Start: On top").click()
    # Waits until nothing else takes the click.
    page.get_by_role("button", name="Target: On top").click()
    expect(page.get_by_role("status", name="On top")).to_contain_text("Done:")
