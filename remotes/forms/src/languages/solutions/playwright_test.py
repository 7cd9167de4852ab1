import re
from datetime import date

from playwright.sync_api import Page, expect


def test_price_in_german(page: Page):
    page.goto("http://localhost:3000/languages")
    page.get_by_label("Language").select_option("Deutsch")
    price = re.sub(r"[^\d,]", "", page.locator("#price").inner_text()).replace(",", ".")
    page.get_by_label("Price in euros").fill(price)
    page.get_by_role("button", name="Check price").click()
    expect(page.get_by_role("status", name="Price in German")).to_contain_text("Done:")


def test_plural_in_polish(page: Page):
    page.goto("http://localhost:3000/languages")
    page.get_by_label("Language").select_option("Polski")
    number = int(page.locator("#plural-above").inner_text()) + 1
    # Polish uses the form of 2 after 22, 23 and 24 too, but not after 12, 13 and 14.
    while number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14):
        number += 1
    page.get_by_label("Number of lamps").fill(str(number))
    page.get_by_role("button", name="Take this number").click()
    expect(page.get_by_role("status", name="Plural in Polish")).to_contain_text("Done:")


def test_first_in_arabic(page: Page):
    page.goto("http://localhost:3000/languages")
    page.get_by_label("Language").select_option("العربية")
    # The document has the buttons in the order of reading.
    page.locator("#actions").get_by_role("button").first.click()
    expect(page.get_by_role("status", name="First button in Arabic")).to_contain_text("Done:")


def test_date_in_japanese(page: Page):
    page.goto("http://localhost:3000/languages")
    page.get_by_label("Language").select_option("日本語")
    year, month, day = map(int, re.findall(r"\d+", page.locator("#delivery").inner_text()))
    # The first year of the era Reiwa was 2019.
    page.get_by_label("Date of delivery").fill(str(date(2018 + year, month, day)))
    page.get_by_role("button", name="Check date").click()
    expect(page.get_by_role("status", name="Date in Japanese")).to_contain_text("Done:")
