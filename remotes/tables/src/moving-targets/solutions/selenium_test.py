import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_pushed(driver):
    driver.get("http://localhost:3000/movingTargets")
    confirm = driver.find_element(By.ID, "confirm")
    ActionChains(driver).move_to_element(confirm).perform()  # makes the banner appear
    confirm.click()
    assert driver.find_element(By.ID, "pushed-outcome").text.startswith("Done:")


def test_growing(driver):
    driver.get("http://localhost:3000/movingTargets")
    driver.find_element(By.ID, "grow").click()
    grown = driver.find_element(By.ID, "grown")
    is_still = "return arguments[0].getAnimations().length === 0"
    WebDriverWait(driver, 5).until(lambda driver: driver.execute_script(is_still, grown))
    grown.click()
    assert driver.find_element(By.ID, "growing-outcome").text.startswith("Done:")


def test_circling(driver):
    driver.get("http://localhost:3000/movingTargets")
    driver.find_element(By.ID, "circle").click()
    driver.find_element(By.ID, "catch").click()
    assert driver.find_element(By.ID, "circling-outcome").text.startswith("Done:")


def test_blinking(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/movingTargets")
    driver.find_element(By.ID, "blink").click()
    button = driver.find_element(By.ID, "seen")
    wait.until(EC.invisibility_of_element(button))
    wait.until(EC.visibility_of(button)).click()  # visible for a second from now on
    assert driver.find_element(By.ID, "blinking-outcome").text.startswith("Done:")
