from playwright.sync_api import Page, expect


def drag(page: Page, start, *over):
    canvas = page.get_by_role("img", name="numbered dots")
    canvas.scroll_into_view_if_needed()  # the whole canvas, because scrolling disturbs the drag
    canvas.hover(position=start)
    page.mouse.down()
    for dot in over:
        canvas.hover(position=dot)
    page.mouse.up()


def test_triangle(page: Page):
    first, second, third = {"x": 200, "y": 100}, {"x": 300, "y": 300}, {"x": 100, "y": 300}
    page.goto("http://localhost:3000/connectTheDots")
    drag(page, first, second, third, first)
    expect(page.get_by_text("Lines: 1-2, 2-3, 3-1. The shape is closed.")).to_be_visible()


def test_hexagon(page: Page):
    page.goto("http://localhost:3000/connectTheDots")
    page.get_by_role("button", name="Connect more dots").click()
    places = [(200, 80), (320, 160), (320, 280), (200, 360), (80, 280), (80, 160), (200, 80)]
    drag(page, *[{"x": x, "y": y} for x, y in places])
    lines = "Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed."
    expect(page.get_by_text(lines)).to_be_visible()


def test_open(page: Page):
    page.goto("http://localhost:3000/connectTheDots")
    drag(page, {"x": 200, "y": 100}, {"x": 300, "y": 300}, {"x": 200, "y": 300})
    expect(page.get_by_text("Lines: 1-2.", exact=True)).to_be_visible()
