import pytest
from selenium import webdriver
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.add_argument("--use-fake-device-for-media-stream")
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_camera(driver):
    driver.get("http://localhost:3000/permissions")
    driver.set_permissions("camera", "granted")
    driver.find_element(By.ID, "ask-camera").click()
    driver.find_element(By.XPATH, "//*[@id='camera-outcome'][starts-with(., 'Done:')]")


def test_position(driver):
    # Workaround: The position is set through DevTools, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/permissions")
    driver.set_permissions("geolocation", "granted")
    position = {"latitude": 47.3769, "longitude": 8.5417, "accuracy": 1}
    driver.execute_cdp_cmd("Emulation.setGeolocationOverride", position)
    driver.find_element(By.ID, "ask-position").click()
    driver.find_element(By.XPATH, "//*[@id='position-outcome'][starts-with(., 'Done:')]")


def test_notifications(driver):
    driver.get("http://localhost:3000/permissions")
    driver.set_permissions("notifications", "granted")
    driver.find_element(By.ID, "ask-notifications").click()
    driver.find_element(By.XPATH, "//*[@id='notifications-outcome'][starts-with(., 'Done:')]")


def test_clipboard_read(driver):
    driver.get("http://localhost:3000/permissions")
    driver.set_permissions("clipboard-read", "granted")
    driver.find_element(By.ID, "word-to-copy").send_keys(Keys.CONTROL, "a", "c")
    driver.find_element(By.ID, "ask-clipboard-read").click()
    driver.find_element(By.XPATH, "//*[@id='clipboard-read-outcome'][starts-with(., 'Done:')]")
