from playwright.sync_api import Page, expect


def test_last_statement(page: Page):
    page.goto("http://localhost:3000/scrollDown")
    statement = page.get_by_text("Jabuticaba")
    statement.scroll_into_view_if_needed()
    expect(statement).to_be_in_viewport()
    expect(statement).to_have_text("Jabuticaba grows on the trunk itself.")
