import re

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    # The other Chromium of Playwright has no microphone.
    return {
        **browser_type_launch_args,
        "channel": "chromium",
        "args": ["--use-fake-device-for-media-stream"],
    }


def test_record(page: Page):
    page.context.grant_permissions(["microphone"])
    page.goto("http://localhost:3000/audioInput")
    page.get_by_role("button", name="Record", exact=True).click()
    expect(page.locator("#record-state")).to_have_text(re.compile("^Recording: [2-9]"))
    page.get_by_role("button", name="Stop recording").click()
    expect(page.get_by_role("status", name="Record two seconds")).to_contain_text("Done:")


def test_play(page: Page):
    page.goto("http://localhost:3000/audioInput")
    for sound in ["Bell", "Horn", "Flute"]:
        page.get_by_role("button", name=f"Play {sound}").click()
        expect(page.get_by_text(f"{sound}: played to its end")).to_be_visible()
    expect(page.get_by_role("status", name="Play one at a time")).to_contain_text("Done:")


def test_refused(page: Page):
    page.context.grant_permissions([])
    page.goto("http://localhost:3000/audioInput")
    page.get_by_role("button", name="Ask for the microphone").click()
    word = page.get_by_role("alert").locator("strong").text_content()
    page.get_by_label("Word", exact=True).fill(word)
    page.get_by_role("button", name="Go on without").click()
    expect(page.get_by_role("status", name="Refused")).to_contain_text("Done:")
