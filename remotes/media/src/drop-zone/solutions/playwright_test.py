from playwright.sync_api import Page, expect


def test_drop(page: Page, tmp_path):
    # Workaround: drop() dispatches events by a script, so CDP does it instead, see
    # https://github.com/microsoft/playwright/pull/40283
    file = tmp_path / "notes.txt"
    file.write_text("notes")
    page.goto("http://localhost:3000/dropZone")
    area = page.get_by_role("region", name="Drop a file here")
    area.scroll_into_view_if_needed()
    box = area.bounding_box()
    drag = {
        "x": box["x"] + 20,
        "y": box["y"] + 20,
        "data": {"items": [], "files": [str(file)], "dragOperationsMask": 1},
    }
    cdp = page.context.new_cdp_session(page)
    for step in ["dragEnter", "dragOver", "drop"]:
        cdp.send("Input.dispatchDragEvent", {"type": step, **drag})
    expect(page.get_by_role("status", name="Drop")).to_contain_text("Done:")


def test_hidden_input(page: Page, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("notes")
    page.goto("http://localhost:3000/dropZone")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose file").click()
    choosing.value.set_files(file)
    page.get_by_role("button", name="Upload chosen file").click()
    expect(page.get_by_role("status", name="Hidden input")).to_contain_text("Done:")
