import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_stop(driver):
    driver.get("http://localhost:3000/progress")
    stop = driver.find_element(By.ID, "stop-download")
    driver.find_element(By.ID, "start-download").click()
    bar = driver.find_element(By.ID, "download")
    # The bar moves fast, so look every 10 ms.
    WebDriverWait(driver, 15, poll_frequency=0.01).until(
        lambda _: int(bar.get_dom_attribute("aria-valuenow")) >= 75
    )
    stop.click()
    driver.find_element(By.XPATH, "//*[@id='stop-outcome'][starts-with(., 'Done:')]")


def test_order(driver):
    driver.get("http://localhost:3000/progress")
    driver.find_element(By.ID, "cook-all").click()
    for _ in range(3):
        ready = "//*[@id='dishes']/li[contains(., ': ready')]//button"
        driver.find_element(By.XPATH, ready).click()  # waits for the next dish
    driver.find_element(By.XPATH, "//*[@id='order-outcome'][starts-with(., 'Done:')]")


def test_gone(driver):
    driver.get("http://localhost:3000/progress")
    driver.find_element(By.ID, "ask-for-a-code").click()
    message = driver.find_element(By.ID, "code-message").text  # waits for the message
    driver.find_element(By.ID, "code").send_keys(re.search(r"is (\w+)", message)[1])
    driver.find_element(By.ID, "check-code").click()
    driver.find_element(By.XPATH, "//*[@id='gone-outcome'][starts-with(., 'Done:')]")


def test_returns(driver):
    driver.get("http://localhost:3000/progress")
    driver.find_element(By.ID, "show-reminder").click()
    state = driver.find_element(By.ID, "reminder-state")
    while state.text != "Closed for good.":
        driver.find_element(By.ID, "close-reminder").click()  # waits until it returns
    driver.find_element(By.ID, "leave-the-house").click()
    driver.find_element(By.XPATH, "//*[@id='returns-outcome'][starts-with(., 'Done:')]")
