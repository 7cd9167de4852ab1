from playwright.sync_api import Page, expect


def test_editable_block(page: Page):
    page.goto("http://localhost:3000/richText")
    note = page.locator("#note-wanted").inner_text()
    page.get_by_role("textbox", name="Note").fill(note)
    page.get_by_role("button", name="Check note").click()
    expect(page.get_by_role("status", name="Editable block")).to_contain_text("Done:")


def test_code_editor(page: Page):
    page.goto("http://localhost:3000/richText")
    lamp = page.locator("#lamp-wanted").inner_text()
    value = page.locator("#value-wanted").inner_text()
    page.get_by_role("button", name="Open the code editor").click()
    code = page.get_by_role("textbox", name="Lamps")
    code.press("ControlOrMeta+Home")
    # The line of the lamp is not in the document until the cursor comes near.
    for _ in range(int(lamp.removeprefix("lamp-")) - 1):
        code.press("ArrowDown")
    code.press("End")
    code.press("Backspace")
    code.press("Backspace")
    page.keyboard.type(value)
    page.get_by_role("button", name="Check code").click()
    expect(page.get_by_role("status", name="Code editor")).to_contain_text("Done:")


def test_mention(page: Page):
    page.goto("http://localhost:3000/richText")
    person = page.locator("#person-wanted").inner_text()
    first_name = person.split(" ")[0]
    page.get_by_role("textbox", name="Invitation").press_sequentially(f"@{first_name}")
    page.get_by_role("option", name=person).click()
    page.get_by_role("button", name="Check mention").click()
    expect(page.get_by_role("status", name="Mention")).to_contain_text("Done:")


def test_composed_text(page: Page):
    # Workaround: Playwright has no input method, but the protocol of Chrome has one.
    # https://github.com/microsoft/playwright/issues/5777
    page.goto("http://localhost:3000/richText")
    text = page.locator("#word-wanted").inner_text()
    page.get_by_role("textbox", name="Word").focus()
    cdp = page.context.new_cdp_session(page)
    end = {"selectionStart": len(text), "selectionEnd": len(text)}
    cdp.send("Input.imeSetComposition", {"text": text, **end})
    cdp.send("Input.insertText", {"text": text})  # ends the composition
    page.get_by_role("button", name="Check word").click()
    expect(page.get_by_role("status", name="Composed text")).to_contain_text("Done:")
