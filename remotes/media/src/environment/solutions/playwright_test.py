import pytest
from playwright.sync_api import Page, expect


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
