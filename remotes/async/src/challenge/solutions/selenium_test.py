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


def test_passes(driver):
    driver.get("http://localhost:3000/challenge")
    driver.find_element(By.ID, "gate").click()
    wait = WebDriverWait(driver, 10)
    wait.until(EC.text_to_be_present_in_element((By.ID, "gate-state"), "The gate is open."))
    driver.find_element(By.ID, "send-letter").click()
    driver.find_element(By.XPATH, "//*[@id='passes-outcome'][starts-with(., 'Done:')]")


def test_expires(driver):
    driver.get("http://localhost:3000/challenge")
    driver.find_element(By.ID, "short-gate").click()
    send = driver.find_element(By.ID, "send-postcard")
    WebDriverWait(driver, 15).until(lambda _: send.is_enabled())
    driver.find_element(By.ID, "short-gate").click()  # the first token has expired
    wait = WebDriverWait(driver, 10)
    wait.until(EC.text_to_be_present_in_element((By.ID, "short-gate-state"), "The gate is open."))
    send.click()
    driver.find_element(By.XPATH, "//*[@id='expires-outcome'][starts-with(., 'Done:')]")


def test_invisible(driver):
    driver.get("http://localhost:3000/challenge")
    word = driver.find_element(By.ID, "word-to-send").text
    driver.find_element(By.ID, "watched-word").send_keys(word)
    driver.find_element(By.ID, "send-word").click()
    driver.find_element(By.XPATH, "//*[@id='invisible-outcome'][starts-with(., 'Done:')]")


def test_in_a_frame(driver):
    driver.get("http://localhost:3000/challenge")
    driver.switch_to.frame("far-gate-frame")
    driver.find_element(By.ID, "far-gate").click()
    wait = WebDriverWait(driver, 10)
    wait.until(EC.text_to_be_present_in_element((By.ID, "far-gate-state"), "The gate is open."))
    driver.switch_to.default_content()
    driver.find_element(By.ID, "send-box").click()
    driver.find_element(By.XPATH, "//*[@id='in-a-frame-outcome'][starts-with(., 'Done:')]")
