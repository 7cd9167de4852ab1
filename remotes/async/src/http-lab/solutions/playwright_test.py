import re

from playwright.sync_api import Browser, Page, expect


def test_status(page: Page):
    page.goto("http://localhost:3000/httpLab")
    page.get_by_label("Status", exact=True).fill(page.locator("#wanted-status").inner_text())
    page.get_by_role("button", name="Ask for the status").click()
    expect(page.get_by_role("status", name="Any status")).to_contain_text("Done:")


def test_redirects(page: Page):
    page.goto("http://localhost:3000/httpLab")
    requests = []
    page.on("request", lambda request: requests.append(request.url))
    page.get_by_role("button", name="Follow the redirects").click()
    expect(page.get_by_text("The last answer has the status 200.")).to_be_visible()
    redirects = len([address for address in requests if "/lab/hops/" in address]) - 1
    page.get_by_label("Number of redirects").fill(str(redirects))
    page.get_by_role("button", name="Check redirects").click()
    expect(page.get_by_role("status", name="Redirects in a row")).to_contain_text("Done:")


def test_cors(page: Page):
    page.goto("http://localhost:3000/httpLab")
    page.get_by_role("button", name="Ask without permission").click()
    response = page.request.get(page.locator("#cors-address").inner_text())
    page.get_by_label("Word behind CORS").fill(response.json()["word"])
    page.get_by_role("button", name="Check CORS").click()
    expect(page.get_by_role("status", name="Refused by CORS")).to_contain_text("Done:")


def test_basic(page: Page, browser: Browser):
    page.goto("http://localhost:3000/httpLab")
    name = page.locator("#basic-name").inner_text()
    password = page.locator("#basic-password").inner_text()
    address = page.get_by_role("link", name="Page behind Basic").get_attribute("href")
    credentials = {"username": name, "password": password}
    context = browser.new_context(http_credentials=credentials)
    tab = context.new_page()
    tab.goto(address)
    word = re.search(r"word is (\S+)\.", tab.locator("body").inner_text())[1]
    context.close()
    page.get_by_label("Word behind Basic").fill(word)
    page.get_by_role("button", name="Check Basic").click()
    expect(page.get_by_role("status", name="Basic", exact=True)).to_contain_text("Done:")
