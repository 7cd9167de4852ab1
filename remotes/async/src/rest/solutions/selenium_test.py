import re
import urllib.request

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_create(driver):
    driver.get("http://localhost:3000/rest")
    title = driver.find_element(By.ID, "title-to-create").text
    text = driver.find_element(By.ID, "text-to-create").text
    driver.find_element(By.ID, "new-title").send_keys(title)
    driver.find_element(By.ID, "new-note").send_keys(text)
    driver.find_element(By.ID, "create-note").click()
    # The page shows the answers of the server.
    created = driver.find_element(By.XPATH, "//*[@id='create-calls']/li[contains(., '201')]").text
    driver.find_element(By.ID, "note-id").send_keys(re.search(r'"id":"(\w+)"', created)[1])
    driver.find_element(By.ID, "find-note").click()
    driver.find_element(By.XPATH, "//*[@id='create-outcome'][starts-with(., 'Done:')]")


def test_flaky(driver):
    driver.get("http://localhost:3000/rest")
    wait = WebDriverWait(driver, 8)
    answer = (By.ID, "flaky-answer")
    for button_id in ["add-1", "add-2", "add-3", "check-notes"]:
        button = driver.find_element(By.ID, button_id)
        answered = f"{button.text}: the server answered"
        while True:
            button.click()
            wait.until(EC.text_to_be_present_in_element(answer, answered))
            if not driver.find_element(*answer).text.endswith("503."):
                break
    driver.find_element(By.XPATH, "//*[@id='flaky-outcome'][starts-with(., 'Done:')]")


def test_conflict(driver):
    driver.get("http://localhost:3000/rest")
    word = driver.find_element(By.ID, "word-to-add").text
    driver.find_element(By.ID, "open-note").click()
    text = driver.find_element(By.ID, "conflict-text").text
    field = driver.find_element(By.ID, "new-text")
    field.send_keys(f"{text} {word}")
    driver.find_element(By.ID, "save-note").click()
    driver.find_element(By.CSS_SELECTOR, "#conflict [role=alert]")
    driver.find_element(By.ID, "show-their-text").click()
    wait = WebDriverWait(driver, 8)
    wait.until(EC.text_to_be_present_in_element((By.ID, "conflict-note"), "version 2"))
    text = driver.find_element(By.ID, "conflict-text").text
    # clear() would empty the field by a script.
    field.send_keys(Keys.CONTROL, "a", Keys.NULL, f"{text} {word}")
    driver.find_element(By.ID, "save-note").click()
    driver.find_element(By.XPATH, "//*[@id='conflict-outcome'][starts-with(., 'Done:')]")


def test_prepared(driver):
    driver.get("http://localhost:3000/rest")
    request = urllib.request.Request(
        driver.find_element(By.ID, "prepared-address").text,
        data=driver.find_element(By.ID, "prepared-json").text.encode(),
        headers={"Content-Type": "application/json"},
    )
    urllib.request.urlopen(request).close()
    driver.find_element(By.ID, "show-prepared").click()
    driver.find_element(By.XPATH, "//*[@id='prepared-outcome'][starts-with(., 'Done:')]")
