import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.add_argument("--use-fake-device-for-media-stream")
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_record(driver):
    driver.get("http://localhost:3000/audioInput")
    driver.set_permissions("microphone", "granted")
    driver.find_element(By.ID, "record-start").click()
    clock = driver.find_element(By.ID, "record-state")
    two_seconds = re.compile("Recording: [2-9]")
    WebDriverWait(driver, 10).until(lambda _: two_seconds.match(clock.text))
    driver.find_element(By.ID, "record-stop").click()
    driver.find_element(By.XPATH, "//*[@id='record-outcome'][starts-with(., 'Done:')]")


def test_play(driver):
    driver.get("http://localhost:3000/audioInput")
    for sound in ["bell", "horn", "flute"]:
        driver.find_element(By.ID, f"play-{sound}").click()
        state = (By.ID, f"{sound}-state")
        is_over = EC.text_to_be_present_in_element(state, "played to its end")
        WebDriverWait(driver, 10).until(is_over)
    driver.find_element(By.XPATH, "//*[@id='play-outcome'][starts-with(., 'Done:')]")


def test_refused(driver):
    driver.get("http://localhost:3000/audioInput")
    driver.set_permissions("microphone", "denied")
    driver.find_element(By.ID, "ask-microphone").click()
    word = driver.find_element(By.CSS_SELECTOR, "[role=alert] strong").text
    driver.find_element(By.ID, "word").send_keys(word)
    driver.find_element(By.ID, "go-on-without").click()
    driver.find_element(By.XPATH, "//*[@id='refused-outcome'][starts-with(., 'Done:')]")
