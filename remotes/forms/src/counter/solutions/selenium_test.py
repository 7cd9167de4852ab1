import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_five(driver):
    driver.get("http://localhost:3000/counter")
    increment = driver.find_element(By.XPATH, "//button[normalize-space()='Increment']")
    for _ in range(5):
        increment.click()
    driver.find_element(By.XPATH, "//output[@aria-label='Count'][.='5']")


def test_below_zero(driver):
    driver.get("http://localhost:3000/counter")
    decrement = driver.find_element(By.XPATH, "//button[normalize-space()='Decrement']")
    for _ in range(2):
        decrement.click()
    driver.find_element(By.XPATH, "//output[@aria-label='Count'][.='-2']")
