import re

from playwright.sync_api import Page


def test_zip_code(page: Page):
    page.goto("http://localhost:3000/regex")
    line = page.get_by_text(re.compile(r"^ZIP code: \d{5}-\d{3}$")).inner_text()
    assert line.replace("ZIP code: ", "") == "70150-900"
