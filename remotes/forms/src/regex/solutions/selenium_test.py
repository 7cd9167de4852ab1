import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_zip_code(driver):
    driver.get("http://localhost:3000/regex")
    driver.find_element(By.CSS_SELECTOR, "main li")
    text = driver.find_element(By.CSS_SELECTOR, "main").text
    codes = re.findall(r"^ZIP code: (\d{5}-\d{3})$", text, re.MULTILINE)
    assert codes == ["70150-900"]
