from playwright.sync_api import Page, expect


def test_sort(page: Page):
    page.goto("http://localhost:3000/dragItem")
    tasks = page.get_by_role("list", name="Tasks").get_by_role("listitem")
    tasks.filter(has_text="Task 5").drag_to(tasks.nth(4))
    tasks.filter(has_text="Task 2").drag_to(tasks.nth(1))
    expect(page.get_by_text("Correct", exact=True)).to_be_visible()


def test_last_to_the_top(page: Page):
    page.goto("http://localhost:3000/dragItem")
    last = page.get_by_role("button", name="Task 7")
    last.press("Space")  # picks up the task
    for _ in range(6):
        last.press("ArrowUp")
    last.press("Space")  # drops the task
    tasks = page.get_by_role("list", name="Tasks").get_by_role("listitem")
    expect(tasks.first).to_have_text("Task 7")
    expect(page.get_by_role("alert")).to_have_text("Incorrect")
