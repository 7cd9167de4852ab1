from playwright.sync_api import Page, expect


def test_menu_at_the_end_of_the_body(page: Page):
    page.goto("http://localhost:3000/customSelects")
    city = page.locator("#city-wanted").inner_text()
    page.get_by_role("combobox", name="City").click()
    page.get_by_role("option", name=city).click()
    outcome = page.get_by_role("status", name="Menu at the end of the body")
    expect(outcome).to_contain_text("Done:")


def test_options_come_late(page: Page):
    page.goto("http://localhost:3000/customSelects")
    drink = page.locator("#drink-wanted").inner_text()
    page.get_by_role("combobox", name="Drink").click()
    page.get_by_role("option", name=drink).click()  # waits until the options come
    expect(page.get_by_role("status", name="Options come late")).to_contain_text("Done:")


def test_ten_thousand_options(page: Page):
    page.goto("http://localhost:3000/customSelects")
    locker = page.locator("#locker-wanted").inner_text()
    page.get_by_role("combobox", name="Locker").click()
    page.keyboard.type(locker)  # the menu jumps to it
    page.get_by_role("option", name=locker).click()
    expect(page.get_by_role("status", name="Ten thousand options")).to_contain_text("Done:")


def test_several_choices(page: Page):
    page.goto("http://localhost:3000/customSelects")
    wanted = page.locator("#toppings-wanted").inner_text().split(", ")
    station = page.get_by_role("region", name="Several choices")
    tags = station.get_by_role("button", name="Remove")
    while tags.count():
        tags.first.click()
    for topping in wanted:
        page.get_by_role("combobox", name="Toppings").fill(topping)
        page.get_by_role("option", name=topping).click()
    page.get_by_role("button", name="Confirm toppings").click()
    expect(page.get_by_role("status", name="Several choices")).to_contain_text("Done:")
