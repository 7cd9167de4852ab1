import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_browsers_own_message(driver):
    driver.get("http://localhost:3000/validation")
    guests = driver.find_element(By.ID, "guests")
    guests.send_keys(driver.find_element(By.ID, "guests-asked").text)
    driver.find_element(By.ID, "book-table").click()
    message = guests.get_property("validationMessage")
    driver.find_element(By.ID, "its-message").send_keys(message, Keys.ENTER)
    driver.find_element(
        By.XPATH, "//*[@id='browsers-own-message-outcome'][starts-with(., 'Done:')]"
    )


def test_name_taken(driver):
    driver.get("http://localhost:3000/validation")
    user = driver.find_element(By.ID, "user")
    user.send_keys(driver.find_element(By.ID, "user-given").text, Keys.ENTER)
    alert = driver.find_element(By.ID, "user-problem").text  # waits for the server
    free = re.search(r"taken\. ‘(.+)’ is free", alert)[1]
    user.clear()
    user.send_keys(free, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='name-taken-outcome'][starts-with(., 'Done:')]")


def test_enabled_after_three_seconds(driver):
    driver.get("http://localhost:3000/validation")
    word = driver.find_element(By.ID, "word-given").text
    driver.find_element(By.ID, "message").send_keys(word)
    # is_enabled() does not know aria-disabled.
    driver.find_element(By.CSS_SELECTOR, "#post-message[aria-disabled=false]").click()
    driver.find_element(
        By.XPATH, "//*[@id='enabled-after-three-seconds-outcome'][starts-with(., 'Done:')]"
    )


def test_checked_while_typing(driver):
    driver.get("http://localhost:3000/validation")
    name = driver.find_element(By.ID, "team-name-given").text
    field = driver.find_element(By.ID, "team-name")
    field.send_keys(name)
    taken = f"//ul[@id='answers']/li[starts-with(., '‘{name}’ is taken')]"
    answer = driver.find_element(By.XPATH, taken).text
    free = re.search(r"taken\. ‘(.+)’ is free", answer)[1]
    field.send_keys(free.removeprefix(name))
    driver.find_element(By.XPATH, f"//ul[@id='answers']/li[starts-with(., '‘{free}’ is free')]")
    driver.find_element(By.ID, "take-name").click()
    driver.find_element(
        By.XPATH, "//*[@id='checked-while-typing-outcome'][starts-with(., 'Done:')]"
    )
