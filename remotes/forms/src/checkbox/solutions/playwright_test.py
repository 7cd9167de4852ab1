from playwright.sync_api import Page, expect


def test_one_of_each(page: Page):
    page.goto("http://localhost:3000/checkbox")
    page.get_by_role("checkbox", name="Second").check()
    page.get_by_role("checkbox", name="1").check()
    expect(page.get_by_role("checkbox", name="Second")).to_be_checked()
    expect(page.get_by_role("checkbox", name="1")).to_be_checked()
    expect(page.get_by_role("checkbox", checked=False)).to_have_count(2)
