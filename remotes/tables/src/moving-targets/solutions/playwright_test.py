from playwright.sync_api import Page, expect


def test_pushed(page: Page):
    page.goto("http://localhost:3000/movingTargets")
    # Playwright tries again, because the banner would get the first click.
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("status", name="Pushed away")).to_contain_text("Done:")


def test_growing(page: Page):
    page.goto("http://localhost:3000/movingTargets")
    page.get_by_role("button", name="Let it grow").click()
    # Playwright waits until the button is stable.
    page.get_by_role("button", name="Press when grown").click()
    expect(page.get_by_role("status", name="Growing button")).to_contain_text("Done:")


def test_circling(page: Page):
    page.goto("http://localhost:3000/movingTargets")
    page.get_by_role("button", name="Let it circle").click()
    # With force, Playwright does not wait until the button is stable.
    page.get_by_role("button", name="Catch me").click(force=True)
    expect(page.get_by_role("status", name="Circling button")).to_contain_text("Done:")


def test_blinking(page: Page):
    page.goto("http://localhost:3000/movingTargets")
    page.get_by_role("button", name="Let it blink").click()
    page.get_by_role("button", name="Now you see me").click()
    expect(page.get_by_role("status", name="Blinking button")).to_contain_text("Done:")
