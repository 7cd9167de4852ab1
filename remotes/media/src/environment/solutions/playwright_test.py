import pytest
from playwright.sync_api import Browser, Page, expect


def test_viewport_width(page: Page):
    page.set_viewport_size({"width": 800, "height": 900})
    page.goto("http://localhost:3000/environment")
    page.get_by_role("button", name="Check the width").click()
    expect(page.get_by_role("status", name="800 wide")).to_contain_text("Done:")


def test_dark(page: Page):
    page.emulate_media(color_scheme="dark")
    page.goto("http://localhost:3000/environment")
    page.get_by_role("button", name="Check the colours").click()
    expect(page.get_by_role("status", name="Dark")).to_contain_text("Done:")


@pytest.mark.browser_context_args(timezone_id="Pacific/Chatham")
def test_time_zone(page: Page):
    page.goto("http://localhost:3000/environment")
    page.get_by_role("button", name="Check the time zone").click()
    expect(page.get_by_role("status", name="Another time zone")).to_contain_text("Done:")


def test_offline(page: Page):
    page.goto("http://localhost:3000/environment")
    button = page.get_by_role("button", name="Check the network")
    expect(button).to_be_visible()
    page.context.set_offline(True)
    button.click()
    expect(page.get_by_role("status", name="Offline")).to_contain_text("Done:")


@pytest.mark.browser_context_args(has_touch=True, viewport={"width": 390, "height": 844})
def test_portrait_touch(page: Page):
    page.goto("http://localhost:3000/environment")
    page.get_by_role("button", name="Check the screen").tap()
    expect(page.get_by_role("status", name="Portrait touch screen")).to_contain_text("Done:")


def test_without_scripts(page: Page, browser: Browser):
    page.goto("http://localhost:3000/environment")
    link = page.get_by_role("link", name="Document without scripts")
    address = link.evaluate("link => link.href")
    quiet = browser.new_page(java_script_enabled=False)
    quiet.goto(address)
    word = quiet.locator("li:visible strong").inner_text()
    quiet.close()
    page.get_by_label("Word without scripts").press_sequentially(word)
    page.get_by_role("button", name="Check the document").click()
    expect(page.get_by_role("status", name="Without scripts")).to_contain_text("Done:")
