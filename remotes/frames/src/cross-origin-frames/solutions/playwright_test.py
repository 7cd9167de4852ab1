from playwright.sync_api import Page, expect


def test_field(page: Page):
    page.goto("http://localhost:3000/crossOriginFrames")
    frame = page.frame_locator('iframe[title="Field"]')
    frame.get_by_label("Name").fill("Ada")
    frame.get_by_role("button", name="Greet").click()
    expect(frame.get_by_role("status")).to_have_text("Hello, Ada")


def test_handshake(page: Page):
    page.goto("http://localhost:3000/crossOriginFrames")
    speaker = page.frame_locator('iframe[title="Speaker"]')
    speaker.get_by_label("Message").fill("hello")
    # The click waits until the button is enabled, after the handshake.
    speaker.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("The frame says: hello")).to_be_visible()
    stranger = page.frame_locator('iframe[title="Stranger"]')
    stranger.get_by_role("button", name="Send a message").click()
    expect(page.get_by_label("Refused messages")).to_have_text("1")


def test_in_a_root(page: Page):
    page.goto("http://localhost:3000/crossOriginFrames")
    frame = page.frame_locator('iframe[title="In a shadow root"]')
    frame.get_by_role("button", name="Click me").click()
    expect(frame.get_by_role("status")).to_have_text("The button was clicked.")
