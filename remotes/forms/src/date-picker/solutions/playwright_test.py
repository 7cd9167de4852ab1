import re

from playwright.sync_api import Page, expect


def test_event(page: Page):
    page.goto("http://localhost:3000/ddatePicker")
    page.get_by_label("Select Date").click()
    page.get_by_label("Year").select_option("2030")
    page.get_by_label("Month").select_option("May")
    page.get_by_role("gridcell", name="May 15th, 2030").click()
    expect(page.get_by_label("Select Date")).to_have_value("05/15/2030")


def test_leap_day(page: Page):
    # The address sets the page's clock, so the test does not need page.clock.
    page.goto("http://localhost:3000/ddatePicker?now=2028-02-29")
    page.get_by_label("Select Date").click()
    today = page.locator("[aria-current=date]")
    expect(today).to_have_accessible_name(re.compile("February 29th, 2028"))
    page.get_by_role("gridcell", name="February 28th, 2028").click()
    expect(page.get_by_label("Select Date")).to_have_value("02/28/2028")


def test_no_such_day(page: Page):
    page.goto("http://localhost:3000/ddatePicker")
    field = page.get_by_label("Select Date")
    field.fill("12/31/2030")
    field.press("Enter")
    field.fill("02/31/2031")
    field.press("Tab")
    expect(field).to_have_value("12/31/2030")
