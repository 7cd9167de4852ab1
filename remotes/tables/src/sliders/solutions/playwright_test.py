from playwright.sync_api import Page, expect


def test_native_range(page: Page):
    page.goto("http://localhost:3000/sliders")
    volume = page.get_by_role("slider", name="Volume")
    for _ in range(13):  # from 50 to 37; fill() would set the value by a script
        volume.press("ArrowLeft")
    expect(page.get_by_role("status", name="Native range")).to_contain_text("Done:")


def test_two_thumbs(page: Page):
    page.goto("http://localhost:3000/sliders")
    lowest = page.get_by_role("slider", name="Lowest price")  # at 20
    highest = page.get_by_role("slider", name="Highest price")  # at 180
    lowest.hover()
    low, high = lowest.bounding_box(), highest.bounding_box()
    half = low["width"] / 2
    quarter = (high["x"] - low["x"]) / 4
    page.mouse.down()
    page.mouse.move(low["x"] + half + quarter, low["y"] + half)
    page.mouse.up()
    highest.hover()
    page.mouse.down()
    page.mouse.move(high["x"] + half - quarter, high["y"] + half)
    page.mouse.up()
    expect(page.get_by_role("status", name="Two thumbs")).to_contain_text("Done:")
