import math
import re

import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_wrapped(driver):
    driver.get("http://localhost:3000/geometry")
    driver.find_element(By.ID, "wrapped-link").click()  # WebDriver clicks the first line
    driver.find_element(By.XPATH, "//*[@id='wrapped-outcome'][starts-with(., 'Done:')]")


def test_rotated(driver):
    driver.get("http://localhost:3000/geometry")
    text = driver.find_element(By.XPATH, "//p[contains(., 'The bar is turned by')]").text
    angle = math.radians(int(re.search(r"\d+", text)[0]))
    if "counterclockwise" in text:
        angle = -angle
    bar = driver.find_element(By.ID, "bar")
    x, y = round(105 * math.cos(angle)), round(105 * math.sin(angle))
    ActionChains(driver).move_to_element_with_offset(bar, x, y).click().perform()
    driver.find_element(By.XPATH, "//*[@id='rotated-outcome'][starts-with(., 'Done:')]")


def test_covered(driver):
    driver.get("http://localhost:3000/geometry")
    corner = driver.find_element(By.ID, "free-corner").text
    button = driver.find_element(By.ID, "open")
    # Offsets start at the centre of the button, which has 200 by 120 pixels.
    x, y = -80 if "left" in corner else 80, -40 if "top" in corner else 40
    ActionChains(driver).move_to_element_with_offset(button, x, y).click().perform()
    driver.find_element(By.XPATH, "//*[@id='covered-outcome'][starts-with(., 'Done:')]")
