from playwright.sync_api import Page, expect


def test_exchange(page: Page):
    page.goto("http://localhost:3000/deleteElements")
    page.get_by_role("button", name="Delete Element 2").click()
    page.get_by_label("New element").fill("Guarana")
    page.get_by_label("New element").press("Enter")
    items = page.get_by_role("main").get_by_role("listitem")
    expect(items).to_have_text(["Element 1", "Element 3", "Guarana"])


def test_none(page: Page):
    page.goto("http://localhost:3000/deleteElements")
    for name in ["Element 1", "Element 2", "Element 3"]:
        page.get_by_role("button", name=f"Delete {name}").click()
    message = page.get_by_text("No elements to display. Add some using the input above.")
    expect(message).to_be_visible()


def test_blank(page: Page):
    page.goto("http://localhost:3000/deleteElements")
    page.get_by_label("New element").fill("   ")
    page.get_by_label("New element").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Please enter a valid element name.")
