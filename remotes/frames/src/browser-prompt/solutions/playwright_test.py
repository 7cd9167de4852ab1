from playwright.sync_api import Page, expect


def test_welcome(page: Page):
    page.goto("http://localhost:3000/browserPrompt")
    page.once("dialog", lambda dialog: dialog.accept("Ana"))
    page.get_by_role("button", name="Open prompt").click()
    expect(page.get_by_text("Welcome, Ana")).to_be_visible()


def test_on_load(page: Page):
    page.once("dialog", lambda dialog: dialog.accept("Bia"))
    page.goto("http://localhost:3000/browserPromptOnLoad")
    expect(page.get_by_text("Welcome, Bia")).to_be_visible()


def test_cancelled(page: Page):
    page.goto("http://localhost:3000/browserPrompt")
    page.once("dialog", lambda dialog: dialog.accept("Ana"))
    page.get_by_role("button", name="Open prompt").click()
    expect(page.get_by_text("Welcome, Ana")).to_be_visible()
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.get_by_role("button", name="Open prompt").click()
    expect(page.get_by_text("Welcome")).to_be_hidden()
