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


def test_first(driver):
    driver.get("http://localhost:3000/similarPages")
    driver.find_element(By.CSS_SELECTOR, "main form input").send_keys("Clarice Lispector")
    driver.find_element(By.CSS_SELECTOR, "main form button").click()
    result = (By.CSS_SELECTOR, "main [role=status]")
    WebDriverWait(driver, 5).until(
        EC.text_to_be_present_in_element(result, "A book by Clarice Lispector was found!")
    )


def test_second(driver):
    driver.get("http://localhost:3000/similarPages/secondVersion")
    driver.find_element(By.CSS_SELECTOR, "main form input").send_keys("Clarice Lispector")
    driver.find_element(By.CSS_SELECTOR, "main form button").click()
    result = (By.CSS_SELECTOR, "main [role=status]")
    WebDriverWait(driver, 5).until(
        EC.text_to_be_present_in_element(result, "A book by Clarice Lispector was found!")
    )
