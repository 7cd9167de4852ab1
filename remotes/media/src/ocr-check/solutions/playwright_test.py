import hashlib

from playwright.sync_api import Page, expect


def test_order(page: Page):
    # Workaround: Playwright cannot read text in a picture, so the test compares the file with one
    # that a person has read, see https://playwright.dev/python/docs/screenshots
    page.goto("http://localhost:3000/ocrCheck")
    picture = page.get_by_role("img", name="Four printed lines to be read by OCR")
    expect(picture).to_be_visible()
    file = page.request.get(picture.get_attribute("src")).body()
    digest = hashlib.sha256(file).hexdigest()
    # The order number in this file is 48213.
    assert digest == "c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214"
