from playwright.sync_api import Page, expect


def test_redirect(page: Page):
    page.goto("http://localhost:3000/signInAndPay")
    user = page.locator("#first-user").inner_text()
    password = page.locator("#first-password").inner_text()
    page.get_by_role("button", name="Leave and sign in").click()
    page.get_by_label("User name").fill(user)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("status", name="Sign in by redirect")).to_contain_text("Done:")


def test_popup(page: Page):
    page.goto("http://localhost:3000/signInAndPay")
    user = page.locator("#first-user").inner_text()
    password = page.locator("#first-password").inner_text()
    with page.expect_popup() as opening:
        page.get_by_role("button", name="Open the sign-in window").click()
    popup = opening.value
    popup.get_by_label("User name").fill(user)
    popup.get_by_label("Password").fill(password)
    popup.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("status", name="Sign in by popup")).to_contain_text("Done:")


def test_three_frames(page: Page):
    page.goto("http://localhost:3000/signInAndPay")
    for field in ["number", "expiry", "code"]:
        value = page.locator(f"#accepted-{field}").inner_text()
        page.frame_locator(f"#{field}-frame").locator(f"#{field}").fill(value)
    page.get_by_role("button", name="Pay with this card").click()
    expect(page.locator("#three-frames-outcome")).to_contain_text("Done:")
