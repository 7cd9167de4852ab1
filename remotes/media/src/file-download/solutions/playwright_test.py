import hashlib

from playwright.sync_api import Page, expect


def test_pdf(page: Page):
    page.goto("http://localhost:3000/fileDownload")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="PDF").click()
    download = downloading.value
    assert download.suggested_filename == "sample.pdf"
    digest = hashlib.sha256(download.path().read_bytes()).hexdigest()
    assert digest == "c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f"
    expect(page.get_by_role("status")).to_have_text("Downloaded sample.pdf")


def test_csv(page: Page):
    page.goto("http://localhost:3000/fileDownload")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="CSV").click()
    download = downloading.value
    assert download.suggested_filename == "sample.csv"
    lines = download.path().read_text().splitlines()
    assert lines[0] == "Fruit,City,Baskets"
    assert lines[-1].split(",")[2] == "42"
