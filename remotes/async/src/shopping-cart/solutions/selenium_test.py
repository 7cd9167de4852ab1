import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_subtotal(driver):
    driver.get("http://localhost:3000/shoppingCart?seed=1")
    driver.find_element(By.ID, "term").send_keys("tea", Keys.ENTER)
    # Prices change on each visit, so read them from the page. Cents avoid rounding errors.
    prices = driver.find_elements(By.CSS_SELECTOR, "ul[aria-label=Products] span")
    first, second, _ = [int(re.sub(r"\D", "", price.text)) for price in prices]

    for name in ["The Best tea Ever Made", "tea #2 you NEED this one!"]:
        driver.find_element(By.CSS_SELECTOR, f"[aria-label='Add to cart: {name}']").click()
    driver.find_element(By.XPATH, "//button[.='Cart (2)']").click()
    Select(driver.find_element(By.ID, "quantity-2")).select_by_visible_text("3")
    subtotal = (By.CSS_SELECTOR, "section[aria-label=Cart] output")
    expected = f"Subtotal: ${(first + 3 * second) / 100:.2f}"
    WebDriverWait(driver, 5).until(EC.text_to_be_present_in_element(subtotal, expected))


def test_removed(driver):
    # A seed fixes the prices.
    driver.get("http://localhost:3000/shoppingCart?seed=1")
    driver.find_element(By.ID, "term").send_keys("coffee", Keys.ENTER)
    for button in driver.find_elements(By.CSS_SELECTOR, "[aria-label^='Add to cart']"):
        button.click()
    driver.find_element(By.XPATH, "//button[.='Cart (3)']").click()
    remove = "[aria-label='Remove from cart: coffee #2 you NEED this one!']"
    driver.find_element(By.CSS_SELECTOR, remove).click()

    driver.find_element(By.XPATH, "//button[.='Cart (2)']")
    items = driver.find_elements(By.CSS_SELECTOR, "section[aria-label=Cart] h2")
    assert [item.text for item in items] == [
        "The Best coffee Ever Made",
        "coffee - You Won't Believe This One!",
    ]
    subtotal = driver.find_element(By.CSS_SELECTOR, "section[aria-label=Cart] output")
    assert subtotal.text == "Subtotal: $471.01"
