from playwright.sync_api import Page, expect


def test_consent_banner(page: Page):
    page.goto("http://localhost:3000/overlays")
    page.get_by_role("switch", name="Consent banner on").check()
    page.get_by_role("button", name="Refuse all").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Number of lamps").fill("3")
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_role("status", name="Consent banner")).to_contain_text("Done:")


def test_exit_intent(page: Page):
    page.goto("http://localhost:3000/overlays")
    page.get_by_role("switch", name="Exit intent on").check()
    shop = page.get_by_role("region", name="Lamp shop")
    shop.hover()
    box = shop.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] - 5)
    page.get_by_role("button", name="Refuse the offer").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Number of lamps").fill("3")
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_role("status", name="Exit intent")).to_contain_text("Done:")


def test_consent_manager(page: Page):
    page.goto("http://localhost:3000/overlays")
    page.get_by_role("switch", name="Consent manager on").check()
    wanted = page.locator("#consent-purpose").inner_text()
    manager = page.frame_locator('iframe[title="Consent manager"]')
    manager.get_by_label(wanted).wait_for()  # all() does not wait
    for purpose in manager.get_by_role("checkbox").all():
        purpose.uncheck()
    manager.get_by_label(wanted).check()
    manager.get_by_role("button", name="Save choice").click()
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Number of lamps").fill("3")
    page.get_by_role("button", name="Order").click()
    expect(page.get_by_role("status", name="Consent manager")).to_contain_text("Done:")
