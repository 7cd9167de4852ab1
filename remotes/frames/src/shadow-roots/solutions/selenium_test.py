import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_closed_root(driver):
    driver.get("http://localhost:3000/shadowRoots")
    root = driver.find_element(By.ID, "closed-host").shadow_root  # WebDriver reads closed roots
    root.find_element(By.ID, "accept").click()
    driver.find_element(By.XPATH, "//*[@id='closed-root-outcome'][starts-with(., 'Done:')]")


def test_three_levels(driver):
    driver.get("http://localhost:3000/shadowRoots")
    first = driver.find_element(By.ID, "first-level-host").shadow_root
    first.find_element(By.ID, "first-level").send_keys("north")
    second = first.find_element(By.ID, "second-level-host").shadow_root
    second.find_element(By.ID, "second-level").send_keys("east")
    third = second.find_element(By.ID, "third-level-host").shadow_root
    third.find_element(By.ID, "third-level").send_keys("south")
    third.find_element(By.ID, "check-levels").click()
    driver.find_element(By.XPATH, "//*[@id='three-levels-outcome'][starts-with(., 'Done:')]")


def test_same_id(driver):
    driver.get("http://localhost:3000/shadowRoots")
    root = driver.find_element(By.ID, "same-id-host").shadow_root
    root.find_element(By.ID, "confirm").click()
    driver.find_element(By.XPATH, "//*[@id='same-id-outcome'][starts-with(., 'Done:')]")
