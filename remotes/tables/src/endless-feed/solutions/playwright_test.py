import re

from playwright.sync_api import Page, expect


def test_to_the_end(page: Page):
    page.goto("http://localhost:3000/endlessFeed")
    posts = page.get_by_role("feed", name="Long feed").get_by_role("article")
    for count in range(40, 140, 20):
        posts.last.scroll_into_view_if_needed()
        expect(posts).to_have_count(count)  # waits for the batch, not for a time
    posts.filter(has_text="Post 120 ").get_by_role("button", name="Like").click()
    expect(page.get_by_role("status", name="To the end")).to_contain_text("Done:")


def test_find_the_post(page: Page):
    page.goto("http://localhost:3000/endlessFeed")
    feed = page.get_by_role("feed", name="Feed with a button")
    posts = feed.get_by_role("article")
    wanted = feed.get_by_role("article", name=re.compile("by Ottilie Brandt$"))
    while not wanted.is_visible():
        count = posts.count()
        page.get_by_role("button", name="Load more").click()
        expect(posts).to_have_count(count + 20)
    wanted.get_by_role("button", name="Like").click()
    expect(page.get_by_role("status", name="Find the post")).to_contain_text("Done:")
