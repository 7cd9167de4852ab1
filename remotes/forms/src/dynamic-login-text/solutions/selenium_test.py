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


def test_login(driver):
    driver.get("http://localhost:3000/dynamicLoginText")
    driver.find_element(By.ID, "email").send_keys("ana@example.com")
    driver.find_element(By.ID, "password").send_keys("secret")
    driver.find_element(By.CSS_SELECTOR, "main form button").click()
    welcome = (By.CSS_SELECTOR, "main [role=status]")
    WebDriverWait(driver, 5).until(
        EC.text_to_be_present_in_element(welcome, "Successful login! Welcome back.")
    )


def test_invalid_address(driver):
    driver.get("http://localhost:3000/dynamicLoginText")
    driver.find_element(By.ID, "email").send_keys("ana@example")
    driver.find_element(By.ID, "password").send_keys("secret", Keys.ENTER)
    refusal = (By.CSS_SELECTOR, "main [role=alert]")
    WebDriverWait(driver, 5).until(
        EC.text_to_be_present_in_element(refusal, "Please enter a valid email address")
    )
