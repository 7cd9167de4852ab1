import json
import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_status(driver):
    driver.get("http://localhost:3000/httpLab")
    status = driver.find_element(By.ID, "wanted-status").text
    driver.find_element(By.ID, "asked-status").send_keys(status)
    driver.find_element(By.ID, "check-asked-status").click()
    driver.find_element(By.XPATH, "//*[@id='status-outcome'][starts-with(., 'Done:')]")


def test_redirects(driver):
    driver.get("http://localhost:3000/httpLab")
    driver.find_element(By.ID, "ask-redirects").click()
    wait = WebDriverWait(driver, 8)
    wait.until(EC.text_to_be_present_in_element((By.ID, "redirects-answer"), "status 200"))
    # The page shows the requests that the server saw.
    driver.find_element(By.ID, "ask-server").click()
    seen = driver.find_element(By.ID, "seen").text
    redirects = len(re.findall(r"/lab/hops/\d+", seen)) - 1
    driver.find_element(By.ID, "number-of-redirects").send_keys(str(redirects))
    driver.find_element(By.ID, "check-number-of-redirects").click()
    driver.find_element(By.XPATH, "//*[@id='redirects-outcome'][starts-with(., 'Done:')]")


def test_cors(driver):
    driver.get("http://localhost:3000/httpLab")
    driver.find_element(By.ID, "ask-without-permission").click()
    address = driver.find_element(By.ID, "cors-address").text
    # CORS refuses the answer to the page, but a tab of its own shows it.
    tab = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.get(address)
    word = json.loads(driver.find_element(By.CSS_SELECTOR, "pre").text)["word"]
    driver.close()
    driver.switch_to.window(tab)
    driver.find_element(By.ID, "cors-word").send_keys(word)
    driver.find_element(By.ID, "check-cors-word").click()
    driver.find_element(By.XPATH, "//*[@id='cors-outcome'][starts-with(., 'Done:')]")


def test_basic(driver):
    driver.get("http://localhost:3000/httpLab")
    name = driver.find_element(By.ID, "basic-name").text
    password = driver.find_element(By.ID, "basic-password").text
    address = driver.find_element(By.ID, "basic-page").get_attribute("href")
    tab = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.get(address.replace("://", f"://{name}:{password}@"))
    text = driver.find_element(By.CSS_SELECTOR, "body").text
    driver.close()
    driver.switch_to.window(tab)
    word = re.search(r"word is (\S+)\.", text)[1]
    driver.find_element(By.ID, "basic-word").send_keys(word)
    driver.find_element(By.ID, "check-basic-word").click()
    driver.find_element(By.XPATH, "//*[@id='basic-outcome'][starts-with(., 'Done:')]")
