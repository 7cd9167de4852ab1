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


def test_right_click(driver):
    driver.get("http://localhost:3000/rightClick")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Right click here']")
    ActionChains(driver).context_click(button).perform()
    driver.find_element(By.XPATH, "//button[normalize-space()='The button was right clicked']")
