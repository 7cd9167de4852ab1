import base64
import hmac
import struct
import time

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


def test_log_in(driver):
    driver.get("http://localhost:3000/session")
    password = driver.find_element(By.ID, "password-standard").text
    driver.find_element(By.ID, "log-in-name").send_keys("standard")
    driver.find_element(By.ID, "log-in-password").send_keys(password)
    driver.find_element(By.ID, "log-in-submit").click()
    driver.find_element(By.XPATH, "//*[@id='log-in-outcome'][starts-with(., 'Done:')]")


def test_remember(driver):
    driver.get("http://localhost:3000/session")
    wait = WebDriverWait(driver, 5)
    first = driver.current_window_handle
    password = driver.find_element(By.ID, "password-standard").text
    driver.find_element(By.ID, "remember-tick").click()
    driver.find_element(By.ID, "remember-name").send_keys("standard")
    driver.find_element(By.ID, "remember-password").send_keys(password)
    driver.find_element(By.ID, "remember-submit").click()
    logged_in = "You are logged in as standard."
    wait.until(EC.text_to_be_present_in_element((By.ID, "remember-state"), logged_in))
    driver.find_element(By.ID, "second-tab").click()
    wait.until(EC.number_of_windows_to_be(2))
    driver.switch_to.window(next(tab for tab in driver.window_handles if tab != first))
    word = driver.find_element(By.ID, "tab-word").text
    driver.close()
    driver.switch_to.window(first)
    driver.find_element(By.ID, "word-of-tab").send_keys(word)
    driver.find_element(By.ID, "check-word-of-tab").click()
    driver.find_element(By.XPATH, "//*[@id='remember-outcome'][starts-with(., 'Done:')]")


def code_of(secret: str) -> str:
    """The one-time code of a secret now (RFC 6238)."""
    step = struct.pack(">Q", int(time.time()) // 30)
    digest = hmac.digest(base64.b32decode(secret), step, "sha1")
    start = digest[-1] % 16
    number = int.from_bytes(digest[start : start + 4], "big") % 2**31
    return f"{number % 1_000_000:06}"


def test_code(driver):
    driver.get("http://localhost:3000/session")
    wait = WebDriverWait(driver, 5)
    password = driver.find_element(By.ID, "password-standard").text
    driver.find_element(By.ID, "code-name").send_keys("standard")
    driver.find_element(By.ID, "code-password").send_keys(password)
    driver.find_element(By.ID, "code-submit").click()
    right = "The password is right."
    wait.until(EC.text_to_be_present_in_element((By.ID, "code-state"), right))
    secret = driver.find_element(By.ID, "secret").text
    driver.find_element(By.ID, "one-time-code").send_keys(code_of(secret))
    driver.find_element(By.ID, "check-one-time-code").click()
    driver.find_element(By.XPATH, "//*[@id='code-outcome'][starts-with(., 'Done:')]")


def test_reuse(driver):
    driver.get("http://localhost:3000/session")
    wait = WebDriverWait(driver, 5)
    password = driver.find_element(By.ID, "password-standard").text
    driver.find_element(By.ID, "reuse-name").send_keys("standard")
    driver.find_element(By.ID, "reuse-password").send_keys(password)
    driver.find_element(By.ID, "reuse-submit").click()
    logged_in = "You are logged in as standard."
    wait.until(EC.text_to_be_present_in_element((By.ID, "reuse-state"), logged_in))
    driver.refresh()
    driver.find_element(By.ID, "show-account").click()
    driver.find_element(By.XPATH, "//*[@id='reuse-outcome'][starts-with(., 'Done:')]")
