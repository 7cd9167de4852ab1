from playwright.sync_api import Page, expect


def test_painted_buttons(page: Page):
    page.goto("http://localhost:3000/canvas")
    board = page.get_by_role("application", name="Painted board")
    under = page.get_by_role("status", name="Under the pointer")
    for y in [40, 116]:
        for x in [56, 160, 264]:
            board.hover(position={"x": x, "y": y})
            if under.text_content() == "Print":
                board.click(position={"x": x, "y": y})
    expect(page.get_by_role("status", name="Painted buttons")).to_contain_text("Done:")


def test_webgl_object(page: Page):
    page.goto("http://localhost:3000/canvas")
    cube = page.get_by_role("application", name="Cube")
    middle = page.get_by_role("status", name="In the middle")
    cube.hover()
    box = cube.bounding_box()
    for _ in range(4):
        if middle.text_content() == "green face":
            break
        page.mouse.move(box["x"] + 50, box["y"] + 140)
        page.mouse.down()
        page.mouse.move(box["x"] + 200, box["y"] + 140)  # 150 pixels turn the cube by 90 degrees
        page.mouse.up()
    cube.click()  # its middle
    expect(page.get_by_role("status", name="WebGL object")).to_contain_text("Done:")
