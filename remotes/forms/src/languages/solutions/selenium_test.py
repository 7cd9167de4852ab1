import re
from datetime import date

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_price_in_german(driver):
    driver.get("http://localhost:3000/languages")
    Select(driver.find_element(By.ID, "language")).select_by_value("de")
    price = re.sub(r"[^\d,]", "", driver.find_element(By.ID, "price").text).replace(",", ".")
    driver.find_element(By.ID, "price-in-german-answer").send_keys(price, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='price-in-german-outcome'][starts-with(., 'Done:')]")


def test_plural_in_polish(driver):
    driver.get("http://localhost:3000/languages")
    Select(driver.find_element(By.ID, "language")).select_by_value("pl")
    number = int(driver.find_element(By.ID, "plural-above").text) + 1
    # Polish uses the form of 2 after 22, 23 and 24 too, but not after 12, 13 and 14.
    while number % 10 not in (2, 3, 4) or number % 100 in (12, 13, 14):
        number += 1
    count = driver.find_element(By.ID, "count")
    count.clear()
    count.send_keys(str(number))
    driver.find_element(By.ID, "take-number").click()
    driver.find_element(By.XPATH, "//*[@id='plural-in-polish-outcome'][starts-with(., 'Done:')]")


def test_first_in_arabic(driver):
    driver.get("http://localhost:3000/languages")
    Select(driver.find_element(By.ID, "language")).select_by_value("ar")
    # The document has the buttons in the order of reading.
    driver.find_element(By.CSS_SELECTOR, "#actions button").click()
    driver.find_element(By.XPATH, "//*[@id='first-in-arabic-outcome'][starts-with(., 'Done:')]")


def test_date_in_japanese(driver):
    driver.get("http://localhost:3000/languages")
    Select(driver.find_element(By.ID, "language")).select_by_value("ja")
    text = driver.find_element(By.ID, "delivery").text
    year, month, day = map(int, re.findall(r"\d+", text))
    # The first year of the era Reiwa was 2019.
    delivery = str(date(2018 + year, month, day))
    driver.find_element(By.ID, "date-in-japanese-answer").send_keys(delivery, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='date-in-japanese-outcome'][starts-with(., 'Done:')]")
