from playwright.sync_api import Page, expect


def test_submitted(page: Page):
    page.goto("http://localhost:3000/form")
    page.get_by_label("Email address").fill("ana@example.com")
    page.get_by_label("Password").fill("secret")
    page.get_by_label("Description").fill("All fine")
    page.get_by_role("textbox", name="Phone").fill("+1 (201) 555-0123")
    page.get_by_label("Country").select_option("Germany")
    page.get_by_label("Drop the phone").check()
    page.get_by_label("TWO").check()
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("status", name="Result").get_by_role("listitem")).to_have_text(
        [
            "email: ana@example.com",
            "password: secret",
            "ro: This value must be the same",
            "desc: All fine",
            "color: no value",
            "country: Germany",
            "optionsRadios: TWO",
            "drop_the_phone: checked",
            "phone: 12015550123",
        ]
    )


def test_without_a_name(page: Page):
    page.goto("http://localhost:3000/form")
    field = page.get_by_role("textbox", name="Phone").locator("xpath=following::input[1]")
    field.fill("mango")
    expect(field).to_have_value("mango")
