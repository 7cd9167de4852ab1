import json
import re
import urllib.request
from uuid import uuid4

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_right_code(driver):
    address = f"tester-{uuid4()}@example.com"
    driver.get("http://localhost:3000/emailValidation")
    driver.find_element(By.ID, "email").send_keys(address)
    driver.find_element(By.XPATH, "//button[.='Send e-mail']").click()
    sent = driver.find_element(By.CSS_SELECTOR, "form[aria-label='Step 1'] output")
    assert sent.text == "We have sent you an e-mail with a validation code."

    mailbox = f"http://localhost:3101/api/mailbox/{address}?wait=10"
    with urllib.request.urlopen(mailbox) as response:
        mails = json.load(response)["mails"]
    code = re.search(r"\d{6}", mails[0]["text"])[0]

    driver.find_element(By.ID, "code").send_keys(code)
    driver.find_element(By.XPATH, "//button[.='Verify']").click()
    verified = driver.find_element(By.CSS_SELECTOR, "form[aria-label='Step 2'] output")
    assert verified.text == "The validation code is right."


def test_invalid_address(driver):
    driver.get("http://localhost:3000/emailValidation")
    address = driver.find_element(By.ID, "email")
    address.send_keys("tester@example")
    driver.find_element(By.XPATH, "//button[.='Send e-mail']").click()
    alert = driver.find_element(By.CSS_SELECTOR, "form [role=alert]")
    assert alert.text == "Invalid e-mail address. Please insert a valid e-mail address."
    assert address.get_attribute("value") == ""


def test_second_try(driver):
    # A driver cannot make a call fail, so the address does.
    driver.get("http://localhost:3000/emailValidation?fault=send-email:503@1")
    driver.find_element(By.ID, "email").send_keys(f"tester-{uuid4()}@example.com")
    driver.find_element(By.XPATH, "//button[.='Send e-mail']").click()
    alert = driver.find_element(By.CSS_SELECTOR, "form[aria-label='Step 1'] [role=alert]")
    assert alert.text == "Failed to send the e-mail. Please try again later."
    driver.find_element(By.XPATH, "//button[.='Send e-mail']").click()
    sent = driver.find_element(By.CSS_SELECTOR, "form[aria-label='Step 1'] output")
    assert sent.text == "We have sent you an e-mail with a validation code."


def test_short_code(driver):
    driver.get("http://localhost:3000/emailValidation")
    driver.find_element(By.ID, "code").send_keys("12345")
    driver.find_element(By.XPATH, "//button[.='Verify']").click()
    alert = driver.find_element(By.CSS_SELECTOR, "form [role=alert]")
    assert alert.text == "Validation code must be 6 digits."
