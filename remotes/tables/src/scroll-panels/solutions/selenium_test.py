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


def test_sideways(driver):
    driver.get("http://localhost:3000/scrollPanels")
    driver.find_element(By.ID, "arrive").click()  # scrolls the strip itself
    driver.find_element(By.XPATH, "//*[@id='sideways-outcome'][starts-with(., 'Done:')]")


def test_sticky_bar(driver):
    driver.get("http://localhost:3000/scrollPanels")
    confirm = driver.find_element(By.ID, "confirm")
    # The button is already in view, so click() would not scroll, and the bar would take the click.
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", confirm)
    confirm.click()
    driver.find_element(By.XPATH, "//*[@id='sticky-bar-outcome'][starts-with(., 'Done:')]")


def test_hover(driver):
    driver.get("http://localhost:3000/scrollPanels")
    invoice = driver.find_element(By.ID, "invoice-17")
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", invoice)
    ActionChains(driver).move_to_element(invoice).perform()
    driver.find_element(By.ID, "archive-17").click()
    driver.find_element(By.XPATH, "//*[@id='hover-outcome'][starts-with(., 'Done:')]")
