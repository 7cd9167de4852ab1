import re

from playwright.sync_api import Page, expect


def test_cell(page: Page):
    page.goto("http://localhost:3000/divTable")
    column = page.get_by_role("columnheader").all_text_contents().index("head3")
    row = page.get_by_role("row", name=re.compile("^jkl"))
    expect(row.get_by_role("cell").nth(column)).to_have_text("pqr")


def test_column(page: Page):
    page.goto("http://localhost:3000/divTable")
    cells = page.get_by_role("row").locator(page.get_by_role("cell").nth(1))
    expect(cells).to_have_count(3)
    assert ", ".join(cells.all_text_contents()) == "def, mno, vwx"
