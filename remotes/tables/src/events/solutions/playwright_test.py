from playwright.sync_api import Page, expect


def test_click(page: Page):
    page.goto("http://localhost:3000/events")
    page.get_by_role("button", name="Click me", exact=True).click()
    expect(page.get_by_role("status", name="Click", exact=True)).to_contain_text("Done:")


def test_triple_click(page: Page):
    page.goto("http://localhost:3000/events")
    page.get_by_role("button", name="Click me three times").click(click_count=3)
    outcome = page.get_by_role("status", name="Triple click", exact=True)
    expect(outcome).to_contain_text("Done:")


def test_hold_key(page: Page):
    page.goto("http://localhost:3000/events")
    page.get_by_role("button", name="Hold H here").press("h", delay=1200)
    expect(page.get_by_role("status", name="Hold a key", exact=True)).to_contain_text("Done:")


def test_pinch(page: Page):
    page.goto("http://localhost:3000/events")
    page.get_by_text("Pinch me", exact=True).hover()
    page.keyboard.down("Control")  # a wheel with Ctrl is what a trackpad sends
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(page.get_by_role("status", name="Pinch", exact=True)).to_contain_text("Done:")
