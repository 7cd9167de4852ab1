import csv

from playwright.sync_api import Page, expect


def test_customer(page: Page):
    page.goto("http://localhost:3000/dataGrid")
    number = page.locator("#customer-order").inner_text()
    page.get_by_label("Filter").fill(number)
    customer = page.get_by_role("row", name=number).get_by_role("cell").first.inner_text()
    page.get_by_label("Its customer").fill(customer)
    page.get_by_role("button", name="Check customer").click()
    outcome = page.get_by_role("status", name="Customer of an order")
    expect(outcome).to_contain_text("Done:")


def test_two_keys(page: Page):
    page.goto("http://localhost:3000/dataGrid")
    page.get_by_role("button", name="City", exact=True).click()
    amount = page.get_by_role("button", name="Amount", exact=True)
    amount.click(modifiers=["Shift"])
    amount.click(modifiers=["Shift"])  # the second press sorts downwards
    expect(page.get_by_role("status", name="Two sort keys")).to_contain_text("Done:")


def test_export(page: Page):
    page.goto("http://localhost:3000/dataGrid")
    city = page.locator("#export-city").inner_text()
    number = page.locator("#export-order").inner_text()
    page.get_by_label("Filter").fill(city)
    # No other city is left.
    expect(page.locator("tbody tr").filter(has_text=city)).to_have_count(10)
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Export as CSV").click()
    with downloading.value.path().open(encoding="utf-8", newline="") as file:
        orders = list(csv.reader(file))
    # The note has two lines.
    note = next(order[-1] for order in orders if order[0] == number).replace("\n", " ")
    page.get_by_label("Its note").fill(note)
    page.get_by_role("button", name="Check note").click()
    expect(page.get_by_role("status", name="Export")).to_contain_text("Done:")
