from playwright.sync_api import Page, expect


def test_real_name(page: Page):
    page.goto("http://localhost:3000/dynamicTable?seed=1")
    name = page.get_by_role("row", name="Black Widow").get_by_role("cell")
    expect(name).to_have_text("Natasha Romanoff")


def test_last_row(page: Page):
    page.goto("http://localhost:3000/dynamicTable?seed=1")
    superheroes = page.get_by_role("rowheader")
    expect(superheroes).to_have_count(8)
    expect(superheroes.last).to_have_text("Superman")
