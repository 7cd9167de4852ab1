from playwright.sync_api import Page, expect


def test_basics(page: Page):
    page.goto("http://localhost:3000/frameworks")
    station = page.get_by_role("region", name="Add, finish and remove")
    added = page.locator("#basics-added").text_content()
    finished = page.locator("#basics-finished").text_content()
    removed = page.locator("#basics-removed").text_content()
    for framework in ["React 19", "React 18", "Vue", "Svelte", "Lit"]:
        # A locator also finds what is in an open shadow root.
        tasks = station.get_by_role("group", name=framework)
        tasks.get_by_label(f"New task in {framework}").fill(added)
        tasks.get_by_role("button", name=f"Add to {framework}").click()
        tasks.get_by_role("button", name=f"Finish {finished}").click()
        tasks.get_by_role("button", name=f"Remove {removed}").click()
    outcome = page.get_by_role("status", name="Add, finish and remove")
    expect(outcome).to_contain_text("Done:")
