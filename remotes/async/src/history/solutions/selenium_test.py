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


def test_pushed(driver):
    driver.get("http://localhost:3000/history")
    wait = WebDriverWait(driver, 5)
    for step in [1, 2, 3]:
        driver.find_element(By.ID, "pushed-next").click()
        wait.until(EC.text_to_be_present_in_element((By.ID, "pushed-now"), f"Step {step}"))
    driver.back()
    driver.back()
    wait.until(EC.text_to_be_present_in_element((By.ID, "pushed-now"), "Step 1"))
    driver.find_element(By.ID, "pushed-confirm").click()
    driver.find_element(By.XPATH, "//*[@id='pushed-outcome'][starts-with(., 'Done:')]")


def test_form(driver):
    driver.get("http://localhost:3000/history")
    word = driver.find_element(By.ID, "word-to-note").text
    driver.find_element(By.ID, "note").send_keys(word)
    driver.find_element(By.ID, "read-terms").click()
    driver.find_element(By.ID, "away")
    driver.back()
    driver.find_element(By.ID, "send-note").click()
    driver.find_element(By.XPATH, "//*[@id='form-outcome'][starts-with(., 'Done:')]")


def test_frame(driver):
    driver.get("http://localhost:3000/history")
    wait = WebDriverWait(driver, 5)
    driver.switch_to.frame("leaflet")
    for number in [2, 3]:
        driver.find_element(By.ID, f"page-{number}").click()
        wait.until(EC.text_to_be_present_in_element((By.ID, "shown"), f"Page {number}"))
    driver.switch_to.default_content()
    driver.back()
    driver.switch_to.frame("leaflet")
    wait.until(EC.text_to_be_present_in_element((By.ID, "shown"), "Page 2"))
    driver.switch_to.default_content()
    driver.find_element(By.ID, "confirm-page").click()
    driver.find_element(By.XPATH, "//*[@id='frame-outcome'][starts-with(., 'Done:')]")


def test_stopped(driver):
    driver.get("http://localhost:3000/history")
    driver.find_element(By.ID, "open-report").click()
    driver.back()
    driver.find_element(By.XPATH, "//*[@id='stopped-outcome'][starts-with(., 'Done:')]")
