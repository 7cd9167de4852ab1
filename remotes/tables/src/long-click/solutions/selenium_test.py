import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_long(driver):
    driver.get("http://localhost:3000/longClick")
    Select(driver.find_element(By.ID, "threshold")).select_by_visible_text("2")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Click here']")
    ActionChains(driver).click_and_hold(button).pause(2.5).release().perform()
    result = driver.find_element(By.CSS_SELECTOR, "main [role=status]")
    assert "Long click" in result.text


def test_normal(driver):
    driver.get("http://localhost:3000/longClick")
    Select(driver.find_element(By.ID, "threshold")).select_by_visible_text("5")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Click here']")
    ActionChains(driver).click_and_hold(button).pause(2).release().perform()
    result = driver.find_element(By.CSS_SELECTOR, "main [role=status]")
    assert "Normal click" in result.text
