from pathlib import Path

from playwright.sync_api import Page, expect


def test_exact_date_and_time(page: Page):
    page.goto("http://localhost:3000/inputTypes")
    year, month, day = page.locator("#departure-date").inner_text().split("-")
    hour, minute = page.locator("#departure-time").inner_text().split(":")
    # fill() would set the value by a script. The keys are in the order of en-US.
    page.get_by_label("Departure", exact=True).focus()
    page.keyboard.type(f"{month}{day}{year}")
    page.keyboard.press("ArrowRight")
    page.keyboard.type(f"{int(hour) - 12:02}{minute}PM")
    page.get_by_role("button", name="Check departure").click()
    expect(page.get_by_role("status", name="Exact date and time")).to_contain_text("Done:")


def test_range(page: Page):
    page.goto("http://localhost:3000/inputTypes")
    steps = (int(page.locator("#brightness-wanted").inner_text()) - 108) // 8
    brightness = page.get_by_label("Brightness", exact=True)
    for _ in range(abs(steps)):
        brightness.press("ArrowLeft" if steps < 0 else "ArrowRight")
    page.get_by_role("button", name="Check brightness").click()
    expect(page.get_by_role("status", name="Range")).to_contain_text("Done:")


def test_six_boxes(page: Page):
    page.goto("http://localhost:3000/inputTypes")
    code = page.locator("#code-wanted").inner_text()
    page.get_by_label("Digit 1").focus()
    page.keyboard.type(code.replace(" ", ""))  # the focus moves on by itself
    page.get_by_role("button", name="Check code").click()
    expect(page.get_by_role("status", name="Six boxes")).to_contain_text("Done:")


def test_file_by_name(page: Page, tmp_path: Path):
    page.goto("http://localhost:3000/inputTypes")
    file = tmp_path / page.locator("#file-wanted").inner_text()
    file.write_text("hello")
    # With a buffer instead of a path, a script in the page would make the file.
    page.get_by_label("Report", exact=True).set_input_files(file)
    page.get_by_role("button", name="Check file").click()
    expect(page.get_by_role("status", name="File by name")).to_contain_text("Done:")
