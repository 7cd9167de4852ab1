from playwright.sync_api import Page, expect


def test_both_questions(page: Page):
    def at(line, column):
        cell = page.locator(f"tr:nth-child({line}) > td:nth-child({column})")
        return int(cell.text_content())

    page.goto("http://localhost:3000/tableRelativePosition")
    page.get_by_label("Add line 1 column 2").fill(str(at(1, 2) + at(3, 3)))
    page.get_by_role("button", name="Check").click()
    second = page.get_by_label("Multiply line 2 column 1")
    expect(second).to_be_visible()  # now the table has new numbers
    second.fill(str(at(2, 1) * at(1, 3)))
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("status")).to_have_text("Correct!")


def test_wrong_answer(page: Page):
    page.goto("http://localhost:3000/tableRelativePosition")
    page.get_by_label("Add line 1 column 2").fill("0")
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_have_text("Incorrect, try again.")
