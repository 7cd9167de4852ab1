import base64
import hmac
import struct
import time

from playwright.sync_api import Page, expect


def test_log_in(page: Page):
    page.goto("http://localhost:3000/session")
    station = page.get_by_role("region", name="Log in", exact=True)
    station.get_by_label("Name").fill("standard")
    station.get_by_label("Password").fill(page.locator("#password-standard").inner_text())
    station.get_by_role("button", name="Log in").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def test_remember(page: Page):
    page.goto("http://localhost:3000/session")
    page.get_by_role("checkbox", name="Remember me").check()
    station = page.get_by_role("region", name="Remember me", exact=True)
    station.get_by_label("Name").fill("standard")
    station.get_by_label("Password").fill(page.locator("#password-standard").inner_text())
    station.get_by_role("button", name="Log in").click()
    expect(station.get_by_text("You are logged in as standard.")).to_be_visible()
    with page.expect_popup() as tab:
        station.get_by_role("link", name="Open the second tab").click()
    word = tab.value.locator("#tab-word").inner_text()
    station.get_by_label("Word of the second tab").fill(word)
    station.get_by_role("button", name="Check word").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def code_of(secret: str) -> str:
    """The one-time code of a secret now (RFC 6238)."""
    step = struct.pack(">Q", int(time.time()) // 30)
    digest = hmac.digest(base64.b32decode(secret), step, "sha1")
    start = digest[-1] % 16
    number = int.from_bytes(digest[start : start + 4], "big") % 2**31
    return f"{number % 1_000_000:06}"


def test_code(page: Page):
    page.goto("http://localhost:3000/session")
    station = page.get_by_role("region", name="One-time code", exact=True)
    station.get_by_label("Name").fill("standard")
    station.get_by_label("Password").fill(page.locator("#password-standard").inner_text())
    station.get_by_role("button", name="Log in").click()
    expect(station.get_by_text("The password is right.")).to_be_visible()
    secret = page.locator("#secret").inner_text()
    station.get_by_label("Code", exact=True).fill(code_of(secret))
    station.get_by_role("button", name="Check code").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")


def test_reuse(page: Page):
    page.goto("http://localhost:3000/session")
    station = page.get_by_role("region", name="Reuse a session", exact=True)
    station.get_by_label("Name").fill("standard")
    station.get_by_label("Password").fill(page.locator("#password-standard").inner_text())
    station.get_by_role("button", name="Log in").click()
    expect(station.get_by_text("You are logged in as standard.")).to_be_visible()
    page.reload()  # A new context with the same storage_state does the same.
    station.get_by_role("button", name="Show account").click()
    expect(station.get_by_role("status")).to_contain_text("Done:")
