import re

from playwright.sync_api import Page, expect


def test_chat(page: Page):
    page.goto("http://localhost:3000/liveStreams")
    page.get_by_role("button", name="Join").click()
    questions = page.locator("#chat-messages").get_by_text("Please send me the word")
    for number in range(3):
        word = re.search(r"word (\S+)\.$", questions.nth(number).inner_text())[1]
        # The line is lost after the first answer.
        expect(page.locator("#chat-line")).to_contain_text("Line: open.")
        if number == 1:
            expect(page.get_by_text("Are you still there?")).to_be_visible()
        page.get_by_label("Message", exact=True).fill(word)
        page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("status", name="Chat")).to_contain_text("Done:")


def test_events(page: Page):
    page.goto("http://localhost:3000/liveStreams")
    page.get_by_role("button", name="Follow").click()
    alarm = page.locator("#events-list > div").filter(has_text="Alarm:")
    word = alarm.inner_text(timeout=15_000).split(": ")[-1]
    page.get_by_label("Word of the alarm").fill(word)
    page.get_by_role("button", name="Check alarm").click()
    expect(page.get_by_role("status", name="Events from the server")).to_contain_text("Done:")


def test_words(page: Page):
    page.goto("http://localhost:3000/liveStreams")
    word = page.locator("#stop-word").inner_text()
    page.get_by_role("button", name="Tell a story").click()
    # Waits in the page, which is faster than to ask again and again.
    page.wait_for_function(
        "word => document.querySelector('#story')?.textContent.includes(word)", arg=word
    )
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("status", name="Word by word")).to_contain_text("Done:")
