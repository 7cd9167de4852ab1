import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait

TURN_ON = (By.XPATH, "//button[normalize-space()='Turn On Camera']")
TURN_OFF = (By.XPATH, "//button[normalize-space()='Turn Off Camera']")


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.add_argument("--use-fake-device-for-media-stream")
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_on(driver):
    driver.get("http://localhost:3000/cameraPage")
    driver.set_permissions("camera", "granted")
    driver.find_element(*TURN_ON).click()
    video = driver.find_element(By.CSS_SELECTOR, "video")
    WebDriverWait(driver, 5).until(lambda _: video.get_property("currentTime") > 0)
    driver.find_element(*TURN_OFF)


def test_off(driver):
    driver.get("http://localhost:3000/cameraPage")
    driver.set_permissions("camera", "granted")
    driver.find_element(*TURN_ON).click()
    video = driver.find_element(By.CSS_SELECTOR, "video")
    WebDriverWait(driver, 5).until(lambda _: video.get_property("currentTime") > 0)
    driver.find_element(*TURN_OFF).click()
    WebDriverWait(driver, 5).until(EC.staleness_of(video))
    driver.find_element(By.XPATH, "//p[.='Camera is currently off']")


def test_refused(driver):
    driver.get("http://localhost:3000/cameraPage")
    driver.set_permissions("camera", "denied")
    driver.find_element(*TURN_ON).click()
    alert = driver.find_element(By.CSS_SELECTOR, "main [role=alert]")
    assert alert.text.startswith("Error accessing camera: ")
    driver.find_element(*TURN_ON)
