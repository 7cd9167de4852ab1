import re

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


def test_on(page: Page):
    page.context.grant_permissions(["camera"])
    page.goto("http://localhost:3000/cameraPage")
    page.get_by_role("button", name="Turn On Camera").click()
    page.wait_for_function("() => document.querySelector('video')?.currentTime > 0")
    expect(page.get_by_role("button", name="Turn Off Camera")).to_be_visible()


def test_off(page: Page):
    page.context.grant_permissions(["camera"])
    page.goto("http://localhost:3000/cameraPage")
    page.get_by_role("button", name="Turn On Camera").click()
    expect(page.get_by_label("Live video")).to_be_visible()
    page.get_by_role("button", name="Turn Off Camera").click()
    expect(page.get_by_text("Camera is currently off")).to_be_visible()
    expect(page.get_by_label("Live video")).to_be_hidden()


def test_refused(page: Page):
    page.context.grant_permissions([])
    page.goto("http://localhost:3000/cameraPage")
    page.get_by_role("button", name="Turn On Camera").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("^Error accessing camera: ."))
