import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_pay(driver):
    driver.get("http://localhost:3000/radioButtons")
    next_button = driver.find_element(By.XPATH, "//button[normalize-space()='Next']")
    assert not next_button.is_enabled()
    driver.find_element(By.ID, "debit-card").click()
    next_button.click()
    driver.find_element(By.XPATH, "//p[.='Paying with Debit card']")
    driver.find_element(By.CSS_SELECTOR, "#debit-card:disabled")


def test_change(driver):
    driver.get("http://localhost:3000/radioButtons")
    next_button = driver.find_element(By.XPATH, "//button[normalize-space()='Next']")
    driver.find_element(By.ID, "paypal").click()
    next_button.click()
    driver.find_element(By.XPATH, "//button[normalize-space()='Cancel']").click()
    driver.find_element(By.ID, "bank-transfer").click()
    next_button.click()
    driver.find_element(By.XPATH, "//p[.='Paying with Bank transfer']")
