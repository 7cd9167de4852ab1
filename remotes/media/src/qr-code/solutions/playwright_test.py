from io import BytesIO

import zxingcpp
from PIL import Image
from playwright.sync_api import Page, expect


def test_read(page: Page):
    page.goto("http://localhost:3000/qrCode")
    page.get_by_label("Text").fill("mango")
    page.get_by_role("button", name="Generate").click()
    png = page.get_by_role("img", name="QR code").screenshot()
    code = zxingcpp.read_barcode(Image.open(BytesIO(png)))
    assert code.text == "mango"


def test_too_long(page: Page):
    page.goto("http://localhost:3000/qrCode")
    page.get_by_label("Text").fill("€" * 1000)
    page.get_by_role("button", name="Generate").click()
    expect(page.get_by_role("alert")).to_have_text("This text is too long for a QR code.")
    expect(page.get_by_role("img", name="QR code")).to_be_hidden()
