from playwright.sync_api import Page, expect


def test_row_far_down(page: Page):
    page.goto("http://localhost:3000/virtualList")
    row = page.get_by_role("listitem").filter(has_text="Locker 7204")
    # Scrolls near the row, then in steps shorter than the rows in the document. Each step waits a
    # frame for the new rows.
    lockers = page.get_by_label("Lockers, scrolling")
    lockers.evaluate("list => list.scrollTo(0, list.scrollHeight * 0.71)")
    while not row.is_visible():
        lockers.evaluate(
            "list => { list.scrollBy(0, 300); return new Promise(requestAnimationFrame) }"
        )
    row.get_by_role("button", name="Reserve").click()
    expect(page.get_by_role("status", name="A row far down")).to_contain_text("Done:")


def test_keyboard(page: Page):
    page.goto("http://localhost:3000/virtualList")
    drawers = page.get_by_role("listbox", name="Drawers")
    drawers.focus()
    for key in ["PageDown", "PageDown", "PageDown", "PageDown", "ArrowUp"]:
        page.keyboard.press(key)
    drawers.hover()
    while not page.get_by_role("option", name="Drawer 200,").is_visible():
        page.mouse.wheel(0, 500)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status", name="Keyboard")).to_contain_text("Done:")
