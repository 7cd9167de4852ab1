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


def test_portrait_touch(driver):
    # Workaround: DevTools emulate a touch screen, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    phone = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    driver.get("http://localhost:3000/environment")
    button = driver.find_element(By.ID, "check-screen")
    driver.execute_script("arguments[0].scrollIntoView()", button)
    box = driver.execute_script("return arguments[0].getBoundingClientRect()", button)
    point = {"x": box["x"] + 5, "y": box["y"] + 5}
    start = {"type": "touchStart", "touchPoints": [point]}
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", start)
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    driver.find_element(By.XPATH, "//*[@id='portrait-touch-outcome'][starts-with(., 'Done:')]")


def test_without_scripts(driver):
    # Workaround: DevTools turn scripts off, see
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.get("http://localhost:3000/environment")
    address = driver.find_element(By.ID, "quiet-link").get_property("href")
    page = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(address)
    word = driver.find_element(By.CSS_SELECTOR, "li:target strong").text
    driver.close()
    driver.switch_to.window(page)
    driver.find_element(By.ID, "quiet-word").send_keys(word)
    driver.find_element(By.ID, "check-quiet-word").click()
    driver.find_element(By.XPATH, "//*[@id='without-scripts-outcome'][starts-with(., 'Done:')]")
