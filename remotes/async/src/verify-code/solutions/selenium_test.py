import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_valid(driver):
    driver.get("http://localhost:3000/verifyCode")
    driver.find_element(By.XPATH, "//button[.='Get Code']").click()
    code = driver.find_element(By.CSS_SELECTOR, "form strong").text
    driver.find_element(By.ID, "typed").send_keys(code)
    driver.find_element(By.XPATH, "//button[.='Verify']").click()
    assert driver.find_element(By.CSS_SELECTOR, "form output").text == "Valid Code"


def test_invalid(driver):
    driver.get("http://localhost:3000/verifyCode")
    driver.find_element(By.XPATH, "//button[.='Get Code']").click()
    driver.find_element(By.ID, "typed").send_keys("0000")
    driver.find_element(By.XPATH, "//button[.='Verify']").click()
    alert = driver.find_element(By.CSS_SELECTOR, "form [role=alert]")
    assert alert.text == "Invalid Code. Try again."
