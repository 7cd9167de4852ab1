from playwright.sync_api import Page, expect


def test_image(page: Page):
    page.goto("http://localhost:3000/waitImage")
    image = page.get_by_role("main").get_by_role("img")
    expect(image).to_be_visible(timeout=10_000)
    expect(image).to_have_attribute("alt", "A yellow bicycle leaning on a blue wall")
