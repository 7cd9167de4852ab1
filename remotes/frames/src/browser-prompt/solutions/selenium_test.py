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


def test_welcome(driver):
    driver.get("http://localhost:3000/browserPrompt")
    driver.find_element(By.XPATH, "//button[normalize-space()='Open prompt']").click()
    prompt = WebDriverWait(driver, 5).until(EC.alert_is_present())
    prompt.send_keys("Ana")
    prompt.accept()
    driver.find_element(By.XPATH, "//*[@role='status'][.='Welcome, Ana']")


def test_on_load(driver):
    driver.get("http://localhost:3000/browserPromptOnLoad")
    prompt = WebDriverWait(driver, 5).until(EC.alert_is_present())
    prompt.send_keys("Bia")
    prompt.accept()
    driver.find_element(By.XPATH, "//*[@role='status'][.='Welcome, Bia']")


def test_cancelled(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/browserPrompt")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Open prompt']")
    button.click()
    prompt = wait.until(EC.alert_is_present())
    prompt.send_keys("Ana")
    prompt.accept()
    welcome = driver.find_element(By.XPATH, "//p[.='Welcome, Ana']")
    button.click()
    wait.until(EC.alert_is_present()).dismiss()
    wait.until(EC.staleness_of(welcome))
