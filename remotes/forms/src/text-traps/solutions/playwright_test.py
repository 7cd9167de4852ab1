from playwright.sync_api import Page, expect


def test_non_breaking_spaces(page: Page):
    page.goto("http://localhost:3000/textTraps")
    words = page.locator("#non-breaking-spaces-wanted").inner_text()
    # Playwright takes a non-breaking space for a space.
    page.get_by_role("button", name=words, exact=True).click()
    expect(page.get_by_role("status", name="Non-breaking spaces")).to_contain_text("Done:")


def test_zero_width_spaces(page: Page):
    page.goto("http://localhost:3000/textTraps")
    code = page.locator("#zero-width-spaces-ticket").inner_text()
    page.get_by_label("Code on the ticket").fill(code.replace("\u200b", ""))
    page.get_by_role("button", name="Check code").click()
    expect(page.get_by_role("status", name="Zero-width spaces")).to_contain_text("Done:")


def test_case_by_style(page: Page):
    page.goto("http://localhost:3000/textTraps")
    word = page.locator("#case-by-style-wanted").inner_text()
    buttons = page.get_by_role("region", name="Case by style").get_by_role("button")
    texts = buttons.all_inner_texts()  # innerText has the case that the style makes
    buttons.nth(texts.index(word)).click()
    expect(page.get_by_role("status", name="Case by style")).to_contain_text("Done:")


def test_text_by_before(page: Page):
    page.goto("http://localhost:3000/textTraps")
    words = page.locator("#text-by-before-wanted").inner_text()
    # The accessible name has the text of ::before.
    page.get_by_role("button", name=words, exact=True).click()
    expect(page.get_by_role("status", name="Text by ::before")).to_contain_text("Done:")
