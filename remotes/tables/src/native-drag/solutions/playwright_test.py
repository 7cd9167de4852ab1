from playwright.sync_api import Page, expect


def test_swap(page: Page):
    page.goto("http://localhost:3000/nativeDrag")
    page.locator("#card-a").drag_to(page.locator("#card-b"))
    expect(page.get_by_role("status", name="Swap two")).to_contain_text("Done:")


def test_copy_and_move(page: Page):
    page.goto("http://localhost:3000/nativeDrag")
    page.keyboard.down("Control")
    page.locator("#apple").drag_to(page.locator("#basket"))
    page.keyboard.up("Control")
    page.locator("#pear").drag_to(page.locator("#basket"))
    expect(page.get_by_role("status", name="Copy with a modifier")).to_contain_text("Done:")


def test_file(page: Page, tmp_path):
    # Workaround: drop() dispatches events by a script, so CDP does it instead, see
    # https://github.com/microsoft/playwright/pull/40283
    file = tmp_path / "note.txt"
    file.write_text("hello")
    page.goto("http://localhost:3000/nativeDrag")
    tray = page.locator("#file-tray")
    tray.scroll_into_view_if_needed()
    box = tray.bounding_box()
    drag = {
        "x": box["x"] + 20,
        "y": box["y"] + 20,
        "data": {"items": [], "files": [str(file)], "dragOperationsMask": 1},
    }
    cdp = page.context.new_cdp_session(page)
    for step in ["dragEnter", "dragOver", "drop"]:
        cdp.send("Input.dispatchDragEvent", {"type": step, **drag})
    expect(page.get_by_role("status", name="A file from outside")).to_contain_text("Done:")
