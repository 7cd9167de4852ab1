from playwright.sync_api import Page, expect


def test_register(page: Page):
    page.context.credentials.install()  # Playwright's own authenticator, in all browsers
    page.goto("http://localhost:3000/passkeys")
    page.get_by_label("User name").fill(page.locator("#user-name").inner_text())
    page.get_by_role("button", name="Register passkey").click()
    expect(page.get_by_role("status", name="Register")).to_contain_text("Done:")


def test_cancelled(page: Page):
    # Without a verified user, the authenticator refuses.
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": False,
    }
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto("http://localhost:3000/passkeys")
    page.get_by_role("button", name="Ask for a passkey").click()
    page.get_by_label("Code").fill(page.locator("#code-to-type").inner_text())
    page.get_by_role("button", name="Use code").click()
    expect(page.get_by_role("status", name="Cancelled")).to_contain_text("Done:")


def test_second_one(page: Page):
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
    }
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable")
    first = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto("http://localhost:3000/passkeys")
    page.get_by_role("button", name="Add passkey").click()
    expect(page.locator("#second-passkeys")).to_have_text("Passkeys of this account: 1")
    cdp.send("WebAuthn.removeVirtualAuthenticator", first)
    usb = {**options, "transport": "usb"}
    cdp.send("WebAuthn.addVirtualAuthenticator", {"options": usb})
    page.get_by_role("button", name="Add passkey").click()
    expect(page.get_by_role("status", name="A second one")).to_contain_text("Done:")


def test_from_the_field(page: Page):
    page.context.credentials.install()
    page.goto("http://localhost:3000/passkeys")
    page.get_by_role("button", name="Make passkey for the field").click()
    expect(page.get_by_text("The passkey is made.")).to_be_visible()
    # The authenticator chooses the passkey by itself.
    page.get_by_role("button", name="Offer passkeys in the field").click()
    expect(page.get_by_role("status", name="From the field")).to_contain_text("Done:")
