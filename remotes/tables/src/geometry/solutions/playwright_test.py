import math
import re

from playwright.sync_api import Page, expect


def test_wrapped(page: Page):
    page.goto("http://localhost:3000/geometry")
    # Playwright clicks the first line.
    page.get_by_role("link", name="the rules of the lift").click()
    outcome = page.get_by_role("status", name="Wrapped link", exact=True)
    expect(outcome).to_contain_text("Done:")


def test_rotated(page: Page):
    page.goto("http://localhost:3000/geometry")
    bar = page.get_by_role("button", name="Bar", exact=True)
    text = page.get_by_text("The bar is turned by").inner_text()
    angle = math.radians(int(re.search(r"\d+", text)[0]))
    if "counterclockwise" in text:
        angle = -angle
    box = bar.bounding_box()
    x = box["width"] / 2 + 105 * math.cos(angle)
    y = box["height"] / 2 + 105 * math.sin(angle)
    bar.click(position={"x": x, "y": y})
    expect(page.get_by_role("status", name="Rotated", exact=True)).to_contain_text("Done:")


def test_covered(page: Page):
    page.goto("http://localhost:3000/geometry")
    corner = page.locator("#free-corner").inner_text()
    # The button has 200 by 120 pixels.
    position = {"x": 20 if "left" in corner else 180, "y": 20 if "top" in corner else 100}
    page.get_by_role("button", name="Open", exact=True).click(position=position)
    outcome = page.get_by_role("status", name="Middle covered", exact=True)
    expect(outcome).to_contain_text("Done:")
