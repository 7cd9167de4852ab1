from playwright.sync_api import Page, expect


def test_srcdoc(page: Page):
    page.goto("http://localhost:3000/frameKinds")
    frame = page.frame_locator('iframe[srcdoc][title="Contract in an attribute"]')
    frame.get_by_role("button", name="Sign").click()
    expect(page.get_by_role("status", name="Frame from srcdoc")).to_contain_text("Done:")


def test_frameset(page: Page):
    page.goto("http://localhost:3000/frameKinds")
    with page.expect_popup() as opening:
        page.get_by_role("button", name="Open the frameset in a tab").click()
    contract = opening.value.frame_locator("frame[name=contract]")
    contract.get_by_role("button", name="Sign").click()
    expect(page.get_by_role("status", name="Legacy frameset")).to_contain_text("Done:")


def test_five_levels(page: Page):
    page.goto("http://localhost:3000/frameKinds")
    level = page
    for depth in range(1, 6):
        level = level.frame_locator(f'iframe[title="Level {depth}"]')
    level.get_by_role("button", name="Sign").click()
    expect(page.get_by_role("status", name="Five levels deep")).to_contain_text("Done:")
