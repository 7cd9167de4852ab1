import pytest
from playwright.sync_api import Page, expect


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    # The other Chromium of Playwright has no camera.
    return {
        **browser_type_launch_args,
        "channel": "chromium",
        "args": ["--use-fake-device-for-media-stream"],
    }


def test_camera(page: Page):
    page.context.grant_permissions(["camera"])
    page.goto("http://localhost:3000/permissions")
    page.get_by_role("button", name="Ask for the camera").click()
    expect(page.get_by_role("status", name="Camera")).to_contain_text("Done:")


def test_position(page: Page):
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 47.3769, "longitude": 8.5417})
    page.goto("http://localhost:3000/permissions")
    page.get_by_role("button", name="Ask for the position").click()
    expect(page.get_by_role("status", name="Position")).to_contain_text("Done:")


def test_notifications(page: Page):
    page.context.grant_permissions(["notifications"])
    page.goto("http://localhost:3000/permissions")
    page.get_by_role("button", name="Ask for notifications").click()
    expect(page.get_by_role("status", name="Notifications")).to_contain_text("Done:")


def test_clipboard_read(page: Page):
    page.context.grant_permissions(["clipboard-read"])
    page.goto("http://localhost:3000/permissions")
    word = page.get_by_label("Word to copy")
    word.press("ControlOrMeta+a")
    word.press("ControlOrMeta+c")
    page.get_by_role("button", name="Read the clipboard").click()
    expect(page.get_by_role("status", name="Clipboard read")).to_contain_text("Done:")
