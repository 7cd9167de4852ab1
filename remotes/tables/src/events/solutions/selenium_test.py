import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_click(driver):
    driver.get("http://localhost:3000/events")
    driver.find_element(By.ID, "click-target").click()
    driver.find_element(By.XPATH, "//*[@id='click-outcome'][starts-with(., 'Done:')]")


def test_triple_click(driver):
    driver.get("http://localhost:3000/events")
    button = driver.find_element(By.ID, "triple-click-target")
    ActionChains(driver).move_to_element(button).click().click().click().perform()
    driver.find_element(By.XPATH, "//*[@id='triple-click-outcome'][starts-with(., 'Done:')]")


def test_hold_key(driver):
    driver.get("http://localhost:3000/events")
    driver.find_element(By.ID, "hold-key-target").click()
    ActionChains(driver).key_down("h").pause(1.2).key_up("h").perform()
    driver.find_element(By.XPATH, "//*[@id='hold-key-outcome'][starts-with(., 'Done:')]")


def test_pinch(driver):
    driver.get("http://localhost:3000/events")
    area = driver.find_element(By.ID, "pinch-target")
    ActionChains(driver).scroll_to_element(area).perform()
    # A wheel with Ctrl is what a trackpad sends.
    actions = ActionChains(driver).key_down(Keys.CONTROL)
    actions.scroll_from_origin(ScrollOrigin.from_element(area), 0, -100)
    actions.key_up(Keys.CONTROL).perform()
    driver.find_element(By.XPATH, "//*[@id='pinch-outcome'][starts-with(., 'Done:')]")
