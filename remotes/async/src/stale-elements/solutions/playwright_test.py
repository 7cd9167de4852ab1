from playwright.sync_api import Page, expect


def test_timer(page: Page):
    page.goto("http://localhost:3000/staleElements")
    page.get_by_role("button", name="Start replacing").click()
    for count in [1, 2, 3]:
        page.locator("#confirm").click()  # a locator finds the button again
        expect(page.locator("#pressed")).to_have_text(f"{count} of 3 pressed.")
        if count < 3:
            button = page.locator("#confirm").element_handle()
            page.wait_for_function("button => !button.isConnected", arg=button)
    expect(page.get_by_role("status", name="Replaced on a timer")).to_contain_text("Done:")


def test_no_keys(page: Page):
    page.goto("http://localhost:3000/staleElements")
    station = page.get_by_role("region", name="Reordered without keys")
    person = station.get_by_text("The person is").locator("strong").inner_text()
    station.get_by_role("button", name=f"Choose {person}").click()
    station.get_by_role("button", name=f"Confirm {person}").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def test_table(page: Page):
    page.goto("http://localhost:3000/staleElements")
    page.get_by_role("button", name="Start refreshing").click()
    page.locator("#shops td").first.wait_for()
    numbers = page.locator("#shops td").all_inner_texts()  # all cells at one moment
    page.get_by_label("Sum of one refresh").fill(str(sum(map(int, numbers))))
    page.get_by_role("button", name="Check sum").click()
    expect(page.get_by_role("status", name="Table that refreshes")).to_contain_text("Done:")


def test_shrinking(page: Page):
    page.goto("http://localhost:3000/staleElements")
    old = page.get_by_role("listitem").filter(has_text="old")
    old.first.wait_for()
    for left in reversed(range(old.count())):
        old.last.get_by_role("button").click()
        expect(old).to_have_count(left)
    expect(page.get_by_role("status", name="List that shrinks")).to_contain_text("Done:")
