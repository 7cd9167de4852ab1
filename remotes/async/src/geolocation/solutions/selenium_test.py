import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_city(driver):
    driver.get("http://localhost:3000/geolocation")
    # Workaround: The position is set through DevTools.
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.set_permissions("geolocation", "granted")
    position = {"latitude": 48.5216, "longitude": 9.0576, "accuracy": 1}
    driver.execute_cdp_cmd("Emulation.setGeolocationOverride", position)
    driver.find_element(By.XPATH, "//button[.='Request location']").click()
    # The first request waits while the geocoder loads its list of cities.
    card = (By.CSS_SELECTOR, "output[aria-label='Your location']")
    WebDriverWait(driver, 20).until(EC.text_to_be_present_in_element(card, "City: Tübingen"))


def test_slow_answer(driver):
    driver.get("http://localhost:3000/geolocation?fault=reverse:slow-3000")
    # Workaround: The position is set through DevTools.
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.set_permissions("geolocation", "granted")
    position = {"latitude": 48.5216, "longitude": 9.0576, "accuracy": 1}
    driver.execute_cdp_cmd("Emulation.setGeolocationOverride", position)
    driver.find_element(By.XPATH, "//button[.='Request location']").click()
    # Wait for the result itself instead of a fixed time.
    card = (By.CSS_SELECTOR, "output[aria-label='Your location']")
    WebDriverWait(driver, 20).until(EC.text_to_be_present_in_element(card, "City: Tübingen"))


def test_denied(driver):
    driver.get("http://localhost:3000/geolocation")
    driver.set_permissions("geolocation", "denied")
    driver.find_element(By.XPATH, "//button[.='Request location']").click()
    spinner = driver.find_element(By.CSS_SELECTOR, "[role=progressbar]")
    WebDriverWait(driver, 5).until(EC.visibility_of(spinner))
    driver.implicitly_wait(0)
    assert not driver.find_elements(By.CSS_SELECTOR, "output[aria-label='Your location']")
    assert spinner.accessible_name == "Loading"
