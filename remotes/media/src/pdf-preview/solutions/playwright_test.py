import re

import pytest
from playwright.sync_api import Page


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    # The other Chromium of Playwright has no viewer of PDF files.
    return {**browser_type_launch_args, "channel": "chromium"}


def test_title(page: Page):
    page.goto("http://localhost:3000/pdfPreview")
    # Not a popup event, because the new tab has no opener.
    with page.context.expect_page() as opening:
        page.get_by_role("button", name="Preview PDF").click()
    tab = opening.value
    tab.wait_for_url("**/*.pdf")
    # The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
    pdf = page.request.get(tab.url).body().decode("latin-1")
    title = re.search(r"/Title<FEFF(\w+)>", pdf)[1]
    assert bytes.fromhex(title).decode("utf-16-be") == "Sample document"
