import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.set_capability("webSocketUrl", True)
    prompts = {"default": "ignore", "beforeUnload": "ignore"}
    options.set_capability("unhandledPromptBehavior", prompts)
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_alert(driver):
    driver.get("http://localhost:3000/dialogs")
    driver.find_element(By.ID, "show-alert").click()
    WebDriverWait(driver, 5).until(EC.alert_is_present()).accept()
    driver.find_element(By.XPATH, "//*[@id='alert-outcome'][starts-with(., 'Done:')]")


def test_confirm(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/dialogs")
    driver.find_element(By.ID, "delete-report").click()
    wait.until(EC.alert_is_present()).dismiss()
    driver.find_element(By.ID, "delete-report").click()
    wait.until(EC.alert_is_present()).accept()
    driver.find_element(By.XPATH, "//*[@id='confirm-outcome'][starts-with(., 'Done:')]")


def test_before_leaving(driver):
    # Workaround: The driver answers this question itself and leaves, unless the session starts with
    # webSocketUrl and an unhandledPromptBehavior, see https://github.com/w3c/webdriver/pull/1791
    driver.get("http://localhost:3000/dialogs")
    driver.find_element(By.ID, "ask-before-leaving").click()
    # driver.refresh() would wait for a load that never happens.
    driver.execute_script("setTimeout(() => location.reload())")
    WebDriverWait(driver, 5).until(EC.alert_is_present()).dismiss()
    driver.find_element(By.XPATH, "//*[@id='before-leaving-outcome'][starts-with(., 'Done:')]")


def test_print(driver):
    driver.get("http://localhost:3000/dialogs")
    driver.print_page()
    driver.find_element(By.XPATH, "//*[@id='print-outcome'][starts-with(., 'Done:')]")
