import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait

# XPath finds SVG elements only with name().
TEXT = (By.CSS_SELECTOR, "svg text")


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_brand(driver):
    driver.get("http://localhost:3000/svgElements")
    driver.find_element(By.CSS_SELECTOR, "svg[aria-label=Close]").click()
    driver.find_element(By.CSS_SELECTOR, 'svg[aria-label="Playground logo"]')
    driver.find_element(By.CSS_SELECTOR, 'svg[aria-label="Right arrow"]').click()
    WebDriverWait(driver, 5).until(EC.text_to_be_present_in_element(TEXT, "Playground"))
    driver.find_element(By.CSS_SELECTOR, 'svg[aria-label="Left arrow"]')


def test_restore(driver):
    driver.get("http://localhost:3000/svgElements")
    driver.find_element(By.CSS_SELECTOR, "svg[aria-label=Close]").click()
    driver.find_element(By.CSS_SELECTOR, 'svg[aria-label="Right arrow"]').click()
    driver.find_element(By.CSS_SELECTOR, 'svg[aria-label="Left arrow"]').click()
    WebDriverWait(driver, 5).until(EC.text_to_be_present_in_element(TEXT, "#1 Automation Tool"))
