import json
import re

from playwright.sync_api import Page, expect


def test_create(page: Page):
    page.goto("http://localhost:3000/rest")
    title = page.locator("#title-to-create").inner_text()
    text = page.locator("#text-to-create").inner_text()
    page.get_by_label("New title", exact=True).fill(title)
    page.get_by_label("Text of the new note").fill(text)
    with page.expect_response(lambda response: response.request.method == "POST") as created:
        page.get_by_role("button", name="Create note").click()
    page.get_by_label("Id of the note").fill(created.value.json()["id"])
    page.get_by_role("button", name="Find note").click()
    expect(page.get_by_role("status", name="Create and find")).to_contain_text("Done:")


def test_flaky(page: Page):
    page.goto("http://localhost:3000/rest")
    station = page.get_by_role("region", name="Every second call fails")
    station.get_by_role("button", name="Check notes").wait_for()
    names = station.get_by_role("button", name=re.compile("^Add")).all_inner_texts()
    for name in [*names, "Check notes"]:
        is_ok = False
        while not is_ok:
            with page.expect_response(re.compile("flaky")) as answer:
                station.get_by_role("button", name=name, exact=True).click()
            is_ok = answer.value.ok
    expect(page.get_by_role("status", name="Every second call fails")).to_contain_text("Done:")


def test_conflict(page: Page):
    page.goto("http://localhost:3000/rest")
    word = page.locator("#word-to-add").inner_text()
    text = page.locator("#conflict-text")
    page.get_by_role("button", name="Open note").click()
    page.get_by_label("New text", exact=True).fill(f"{text.inner_text()} {word}")
    page.get_by_role("button", name="Save note").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("Someone else has changed this note.")
    page.get_by_role("button", name="Show the text now").click()
    expect(page.locator("#conflict-note")).to_contain_text("version 2")
    page.get_by_label("New text", exact=True).fill(f"{text.inner_text()} {word}")
    page.get_by_role("button", name="Save note").click()
    expect(page.get_by_role("status", name="Edited by someone else")).to_contain_text("Done:")


def test_prepared(page: Page):
    page.goto("http://localhost:3000/rest")
    address = page.locator("#prepared-address").inner_text()
    note = json.loads(page.locator("#prepared-json").inner_text())
    page.request.post(address, data=note)
    page.get_by_role("button", name="Show prepared notes").click()
    expect(page.get_by_role("status", name="Prepared by the API")).to_contain_text("Done:")
