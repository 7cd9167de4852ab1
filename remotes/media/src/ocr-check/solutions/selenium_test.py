import hashlib
from urllib.request import urlopen

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_order(driver):
    # Workaround: Selenium cannot read text in a picture, so the test compares the file with one
    # that a person has read, see https://www.selenium.dev/documentation/guides/screenshots/
    driver.get("http://localhost:3000/ocrCheck")
    printed = 'img[alt="Four printed lines to be read by OCR"]'
    picture = driver.find_element(By.CSS_SELECTOR, printed)
    file = urlopen(picture.get_property("src")).read()
    digest = hashlib.sha256(file).hexdigest()
    # The order number in this file is 48213.
    assert digest == "c4b1ff284775f53c647f7bee110a7fc7e76ab2be608c49b6ad88b40b95410214"
