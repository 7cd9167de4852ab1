from playwright.sync_api import Page, expect


def test_passes(page: Page):
    page.goto("http://localhost:3000/challenge")
    station = page.get_by_role("region", name="Passes")
    station.get_by_role("switch").click()
    expect(station.get_by_text("The gate is open.")).to_be_visible()
    page.get_by_role("button", name="Send letter").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def test_expires(page: Page):
    page.goto("http://localhost:3000/challenge")
    station = page.get_by_role("region", name="Expires")
    send = page.get_by_role("button", name="Send postcard")
    station.get_by_role("switch").click()
    expect(send).to_be_enabled(timeout=15_000)
    station.get_by_role("switch").click()  # the first token has expired
    expect(station.get_by_text("The gate is open.")).to_be_visible()
    send.click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def test_invisible(page: Page):
    page.goto("http://localhost:3000/challenge")
    word = page.locator("#word-to-send").inner_text()
    # fill() presses no keys.
    page.get_by_label("Word", exact=True).press_sequentially(word)
    page.get_by_role("button", name="Send word").click()
    expect(page.get_by_role("status", name="Invisible")).to_contain_text("Done:")


def test_in_a_frame(page: Page):
    page.goto("http://localhost:3000/challenge")
    gate = page.frame_locator("#far-gate-frame")
    gate.get_by_role("switch").click()
    expect(gate.get_by_text("The gate is open.")).to_be_visible()
    page.get_by_role("button", name="Send box").click()
    outcome = page.get_by_role("status", name="In a frame of another origin")
    expect(outcome).to_contain_text("Done:")
