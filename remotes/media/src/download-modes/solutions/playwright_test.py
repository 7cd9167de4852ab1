import hashlib
import re

from playwright.sync_api import Page, expect


def test_attachment(page: Page):
    page.goto("http://localhost:3000/downloadModes")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download letter").click()
    text = downloading.value.path().read_text(encoding="utf-8")
    page.get_by_label("Word in the letter").fill(re.search(r"is (\S+)\.", text)[1])
    page.get_by_role("button", name="Check letter").click()
    expect(page.get_by_role("status", name="Attachment")).to_contain_text("Done:")


def test_object_url(page: Page):
    page.goto("http://localhost:3000/downloadModes")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download parcel").click()
    digest = hashlib.sha256(downloading.value.path().read_bytes()).hexdigest()
    page.get_by_label("Start of the SHA-256").fill(digest[:8])
    page.get_by_role("button", name="Check parcel").click()
    expect(page.get_by_role("status", name="Object URL")).to_contain_text("Done:")
