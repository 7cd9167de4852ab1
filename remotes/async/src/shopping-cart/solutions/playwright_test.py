import re

from playwright.sync_api import Page, expect


def test_subtotal(page: Page):
    page.goto("http://localhost:3000/shoppingCart?seed=1")
    page.get_by_role("searchbox", name="What are you looking for?").fill("tea")
    page.get_by_role("button", name="Search").click()
    # Prices change on each visit, so read them from the page. Cents avoid rounding errors.
    prices = page.get_by_role("list", name="Products").get_by_text(re.compile(r"^\$"))
    expect(prices).to_have_count(3)
    first, second, _ = [int(re.sub(r"\D", "", price)) for price in prices.all_text_contents()]

    page.get_by_role("button", name="Add to cart: The Best tea Ever Made").click()
    page.get_by_role("button", name="Add to cart: tea #2 you NEED this one!").click()
    page.get_by_role("button", name="Cart (2)").click()
    quantity = page.get_by_role("combobox", name="Quantity of tea #2 you NEED this one!")
    quantity.select_option("3")
    subtotal = f"Subtotal: ${(first + 3 * second) / 100:.2f}"
    expect(page.get_by_text("Subtotal:")).to_have_text(subtotal)


def test_removed(page: Page):
    # A seed fixes the prices.
    page.goto("http://localhost:3000/shoppingCart?seed=1")
    page.get_by_role("searchbox", name="What are you looking for?").fill("coffee")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("button", name="Add to cart: The Best coffee Ever Made").click()
    page.get_by_role("button", name="Add to cart: coffee #2 you NEED this one!").click()
    page.get_by_role("button", name="Add to cart: coffee - You Won't Believe This One!").click()
    page.get_by_role("button", name="Cart (3)").click()
    page.get_by_role("button", name="Remove from cart: coffee #2 you NEED this one!").click()

    expect(page.get_by_role("button", name="Cart (2)")).to_be_visible()
    items = page.get_by_role("list", name="Items in the cart")
    expect(items.get_by_role("heading")).to_have_text(
        ["The Best coffee Ever Made", "coffee - You Won't Believe This One!"]
    )
    expect(page.get_by_text("Subtotal:")).to_have_text("Subtotal: $471.01")
