import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_viewport_width(driver):
    driver.get("http://localhost:3000/environment")
    # The size of a window includes what is around the viewport.
    around = driver.execute_script("return window.outerWidth - window.innerWidth")
    driver.set_window_size(800 + around, 900)
    driver.find_element(By.ID, "check-width").click()
    driver.find_element(By.XPATH, "//*[@id='viewport-width-outcome'][starts-with(., 'Done:')]")


def test_dark(driver):
    # Workaround: DevTools set a media feature, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    dark = {"features": [{"name": "prefers-color-scheme", "value": "dark"}]}
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", dark)
    driver.get("http://localhost:3000/environment")
    driver.find_element(By.ID, "check-colours").click()
    driver.find_element(By.XPATH, "//*[@id='dark-outcome'][starts-with(., 'Done:')]")


def test_time_zone(driver):
    # Workaround: DevTools set the time zone, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    zone = {"timezoneId": "Pacific/Chatham"}
    driver.execute_cdp_cmd("Emulation.setTimezoneOverride", zone)
    driver.get("http://localhost:3000/environment")
    driver.find_element(By.ID, "check-zone").click()
    driver.find_element(By.XPATH, "//*[@id='time-zone-outcome'][starts-with(., 'Done:')]")


def test_offline(driver):
    # Workaround: DevTools set the network, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/environment")
    button = driver.find_element(By.ID, "check-network")
    driver.set_network_conditions(offline=True, latency=0, throughput=0)
    button.click()
    driver.find_element(By.XPATH, "//*[@id='offline-outcome'][starts-with(., 'Done:')]")
