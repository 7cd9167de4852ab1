import re

from playwright.sync_api import Page, expect


def test_cell(page: Page):
    page.goto("http://localhost:3000/businessGrid")
    product = page.locator("#cell-product").inner_text()
    week = int(page.locator("#cell-week").inner_text().removeprefix("Week "))
    # Rows and columns out of view have no cells. Each row is 36 pixels high.
    expect(page.locator('#products-grid [row-id="P-0001"] [col-id=number]')).to_be_visible()
    page.locator("#products-grid .ag-grid-viewport").evaluate(
        "(grid, [left, top]) => grid.scrollTo(left, top)",
        [95 * week, 36 * (int(product.removeprefix("P-")) - 2)],
    )
    cell = page.locator(f'#products-grid [row-id="{product}"] [col-id="week-{week}"]')
    expect(cell).to_have_text(re.compile(r"\d"))  # the row comes from the server
    page.get_by_label("Pieces sold").fill(cell.inner_text())
    page.get_by_role("button", name="Check pieces").click()
    outcome = page.get_by_role("status", name="Cell out of view", exact=True)
    expect(outcome).to_contain_text("Done:")


def test_edit(page: Page):
    page.goto("http://localhost:3000/businessGrid")
    row = int(page.locator("#edit-delivery").inner_text().removeprefix("D-"))
    pieces = page.locator("#edit-pieces").inner_text()
    first = page.locator('#edit-grid [row-id="D-0001"] [col-id=pieces]')
    expect(first).to_have_text(re.compile(r"\d"))
    page.get_by_role("button", name="Check rows").focus()
    page.keyboard.press("Tab")  # the next stop is the header of the grid
    for key in ["ArrowDown"] * row + ["ArrowRight"] * 2:
        page.keyboard.press(key)
    page.keyboard.type(pieces)  # the first digit begins the edit
    page.keyboard.press("Enter")
    outcome = page.get_by_role("status", name="Edit by keyboard", exact=True)
    expect(outcome).to_contain_text("Done:")
