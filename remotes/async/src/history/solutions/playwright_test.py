from playwright.sync_api import Page, expect


def test_pushed(page: Page):
    page.goto("http://localhost:3000/history")
    for step in [1, 2, 3]:
        page.get_by_role("button", name="Next step", exact=True).click()
        expect(page.locator("#pushed-now")).to_have_text(f"Step {step}")
    page.go_back()
    page.go_back()
    expect(page.locator("#pushed-now")).to_have_text("Step 1")
    page.get_by_role("button", name="Confirm step", exact=True).click()
    expect(page.get_by_role("status", name="Pushed", exact=True)).to_contain_text("Done:")


def test_form(page: Page):
    page.goto("http://localhost:3000/history")
    word = page.locator("#word-to-note").inner_text()
    page.get_by_label("Note", exact=True).fill(word)
    page.get_by_role("link", name="Read the terms").click()
    expect(page.get_by_text("You are away.")).to_be_visible()
    page.go_back()
    expect(page.get_by_label("Note", exact=True)).to_have_value(word)
    page.get_by_role("button", name="Send note", exact=True).click()
    expect(page.get_by_role("status", name="Back to a form", exact=True)).to_contain_text("Done:")


def test_frame(page: Page):
    page.goto("http://localhost:3000/history")
    leaflet = page.frame_locator("#leaflet")
    for name in ["Page 2", "Page 3"]:
        leaflet.get_by_role("link", name=name).click()
        expect(leaflet.locator("#shown")).to_have_text(name)
    # go_back() would wait for the page, but only the frame moves.
    page.evaluate("history.back()")
    expect(leaflet.locator("#shown")).to_have_text("Page 2")
    page.get_by_role("button", name="Confirm page", exact=True).click()
    expect(page.get_by_role("status", name="Frame first", exact=True)).to_contain_text("Done:")


def test_stopped(page: Page):
    page.goto("http://localhost:3000/history")
    page.get_by_role("button", name="Open report", exact=True).click()
    page.go_back()
    outcome = page.get_by_role("status", name="Stopped on the way", exact=True)
    expect(outcome).to_contain_text("Done:")
