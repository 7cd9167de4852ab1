from playwright.sync_api import Page, expect


def test_city(page: Page):
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 48.5216, "longitude": 9.0576})
    page.goto("http://localhost:3000/geolocation")
    page.get_by_role("button", name="Request location").click()
    # The first request waits while the geocoder loads its list of cities.
    card = page.get_by_role("status", name="Your location")
    expect(card).to_contain_text("City: Tübingen", timeout=20_000)


def test_slow_answer(page: Page):
    page.context.grant_permissions(["geolocation"])
    page.context.set_geolocation({"latitude": 48.5216, "longitude": 9.0576})
    page.goto("http://localhost:3000/geolocation?fault=reverse:slow-3000")
    page.get_by_role("button", name="Request location").click()
    # Wait for the result itself instead of a fixed time.
    card = page.get_by_role("status", name="Your location")
    expect(card).to_contain_text("City: Tübingen", timeout=20_000)


def test_denied(page: Page):
    # A context has only the permissions that a test grants.
    page.goto("http://localhost:3000/geolocation")
    with page.expect_console_message(lambda one: one.text.startswith("Geolocation failed")):
        page.get_by_role("button", name="Request location").click()
    spinner = page.get_by_role("progressbar")
    expect(spinner).to_be_visible()
    expect(page.get_by_role("status", name="Your location")).to_be_hidden()
    expect(spinner).to_have_attribute("aria-label", "Loading")
