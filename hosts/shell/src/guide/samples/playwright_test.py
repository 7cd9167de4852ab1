from playwright.sync_api import Page, expect


def test_the_counter_counts(page: Page):
    page.goto("http://localhost:3000/counter")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("status", name="Count")).to_have_text("1")


def test_the_message_arrives(page: Page):
    page.goto("http://localhost:3000/waitMessage")
    message = page.get_by_text("The secret message is: banana")
    # The message takes five seconds, as long as Playwright waits by itself.
    expect(message).to_be_visible(timeout=10_000)


def test_a_row_is_found_by_its_name(page: Page):
    page.goto("http://localhost:3000/dynamicTable?seed=1")
    row = page.get_by_role("row", name="Black Widow")
    expect(row.get_by_role("cell")).to_have_text("Natasha Romanoff")


def test_a_link_in_a_frame_is_pressed(page: Page):
    page.goto("http://localhost:3000/nestedIframes")
    frame = page.frame_locator('iframe[title="First iframe"]')
    frame.get_by_role("link", name="tapioca").click()
    expect(frame.get_by_role("status")).to_contain_text("clicked on the first")


def test_a_file_is_chosen(page: Page):
    page.goto("http://localhost:3000/fileUpload")
    page.get_by_label("Single file").set_input_files(__file__)  # this file
    expect(page.get_by_text("Single file: 1 selected")).to_be_visible()


def test_the_first_call_fails(page: Page):
    page.goto("http://localhost:3000/emailValidation?fault=send-email:503@1")
    page.get_by_label("Email address").fill("tester@example.com")
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("alert")).to_contain_text("Please try again")
