from playwright.sync_api import Page, expect


def test_play(page: Page):
    page.goto("http://localhost:3000/audioValidation")
    sample = page.get_by_role("region", name="Sample A")
    sample.get_by_role("button", name="Play").click()
    expect(sample.get_by_role("button", name="Pause")).to_be_visible()
    # The recording takes five seconds.
    expect(sample.get_by_role("button", name="Play")).to_be_visible(timeout=10_000)
    expect(sample.locator("audio")).to_have_js_property("ended", True)
    position = sample.get_by_role("slider")
    expect(position).to_have_attribute("aria-valuetext", "5.0 of 5.0 seconds")


def test_seek(page: Page):
    page.goto("http://localhost:3000/audioValidation")
    sample = page.get_by_role("region", name="Sample B")
    position = sample.get_by_role("slider")
    position.click()  # clicks the middle
    expect(position).to_have_attribute("aria-valuetext", "2.5 of 5.0 seconds")
    expect(sample.get_by_role("button", name="Play")).to_be_visible()
