import time

from playwright.sync_api import Page, Route, expect


def test_fruits(page: Page):
    page.goto("http://localhost:3000/mockTarget")
    fruit = page.locator("#wanted-fruit").inner_text()
    page.route("**/mock/fruits?*", lambda route: route.fulfill(json={"fruits": [fruit]}))
    page.get_by_role("button", name="Load fruits").click()
    outcome = page.get_by_role("status", name="Show what the server does not have")
    expect(outcome).to_contain_text("Done:")


def test_sent(page: Page):
    page.goto("http://localhost:3000/mockTarget")
    amount = int(page.locator("#wanted-amount").inner_text())

    def change_amount(route: Route):
        route.continue_(post_data={**route.request.post_data_json, "amount": amount})

    page.route("**/mock/order?*", change_amount)
    page.get_by_role("button", name="Send order").click()
    expect(page.get_by_role("status", name="Change what is sent")).to_contain_text("Done:")


def test_slow(page: Page):
    page.goto("http://localhost:3000/mockTarget")

    def hold(route: Route):
        time.sleep(3.1)
        route.continue_()

    page.route("**/mock/fruits?*", hold)
    page.get_by_role("button", name="Load slowly").click()
    expect(page.get_by_role("status", name="Make it slow")).to_contain_text("Done:")
