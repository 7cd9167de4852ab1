from io import BytesIO

import pytest
import zxingcpp
from PIL import Image
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_read(driver):
    driver.get("http://localhost:3000/qrCode")
    driver.find_element(By.ID, "qr-text").send_keys("mango")
    driver.find_element(By.XPATH, "//button[.='Generate']").click()
    png = driver.find_element(By.CSS_SELECTOR, "main svg[role=img]").screenshot_as_png
    code = zxingcpp.read_barcode(Image.open(BytesIO(png)))
    assert code.text == "mango"


def test_too_long(driver):
    driver.get("http://localhost:3000/qrCode")
    driver.find_element(By.ID, "qr-text").send_keys("€" * 1000)
    driver.find_element(By.XPATH, "//button[.='Generate']").click()
    alert = driver.find_element(By.CSS_SELECTOR, "main [role=alert]")
    assert alert.text == "This text is too long for a QR code."
