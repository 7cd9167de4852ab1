import re

import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_timer(driver):
    driver.get("http://localhost:3000/staleElements")
    driver.find_element(By.ID, "start-replacing").click()
    # The page can replace the button between the search and the click. Then press the new one.
    wait = WebDriverWait(driver, 5, ignored_exceptions=[StaleElementReferenceException])

    def press(driver):
        button = driver.find_element(By.ID, "confirm")
        button.click()
        return button

    for count in [1, 2, 3]:
        button = wait.until(press)
        if count < 3:
            wait.until(EC.staleness_of(button))
    driver.find_element(By.XPATH, "//*[@id='timer-outcome'][starts-with(., 'Done:')]")


def test_no_keys(driver):
    driver.get("http://localhost:3000/staleElements")
    person = driver.find_element(By.ID, "no-keys-person").text
    for word in ["Choose", "Confirm"]:
        button = f"//*[@id='no-keys']//button[normalize-space()='{word} {person}']"
        driver.find_element(By.XPATH, button).click()
    driver.find_element(By.XPATH, "//*[@id='no-keys-outcome'][starts-with(., 'Done:')]")


def test_table(driver):
    driver.get("http://localhost:3000/staleElements")
    driver.find_element(By.ID, "start-refreshing").click()
    # The text of the whole table, because it has all rows at one moment.
    table = driver.find_element(By.CSS_SELECTOR, "#shops tbody").text
    total = sum(int(number) for number in re.findall(r"\d+", table))
    driver.find_element(By.ID, "sum").send_keys(str(total))
    driver.find_element(By.ID, "check-sum").click()
    driver.find_element(By.XPATH, "//*[@id='table-outcome'][starts-with(., 'Done:')]")


def test_shrinking(driver):
    driver.get("http://localhost:3000/staleElements")
    old = "//*[@id='items']/li[contains(., 'old')]//button"
    for _ in driver.find_elements(By.XPATH, old):
        driver.find_element(By.XPATH, old).click()
    driver.find_element(By.XPATH, "//*[@id='shrinking-outcome'][starts-with(., 'Done:')]")
