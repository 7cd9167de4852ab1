import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(10)
    yield driver
    driver.quit()


def test_redirect(driver):
    driver.get("http://localhost:3000/signInAndPay")
    user = driver.find_element(By.ID, "first-user").text
    password = driver.find_element(By.ID, "first-password").text
    driver.find_element(By.ID, "leave").click()
    driver.find_element(By.ID, "user").send_keys(user)
    driver.find_element(By.ID, "password").send_keys(password)
    driver.find_element(By.ID, "sign-in").click()
    driver.find_element(By.XPATH, "//*[@id='redirect-outcome'][starts-with(., 'Done:')]")


def test_popup(driver):
    driver.get("http://localhost:3000/signInAndPay")
    user = driver.find_element(By.ID, "first-user").text
    password = driver.find_element(By.ID, "first-password").text
    page = driver.current_window_handle
    driver.find_element(By.ID, "open-window").click()
    WebDriverWait(driver, 10).until(EC.number_of_windows_to_be(2))
    popup = next(handle for handle in driver.window_handles if handle != page)
    driver.switch_to.window(popup)
    driver.find_element(By.ID, "user").send_keys(user)
    driver.find_element(By.ID, "password").send_keys(password)
    driver.find_element(By.ID, "sign-in").click()
    driver.switch_to.window(page)
    driver.find_element(By.XPATH, "//*[@id='popup-outcome'][starts-with(., 'Done:')]")


def test_three_frames(driver):
    driver.get("http://localhost:3000/signInAndPay")
    for field in ["number", "expiry", "code"]:
        value = driver.find_element(By.ID, f"accepted-{field}").text
        driver.switch_to.frame(driver.find_element(By.ID, f"{field}-frame"))
        driver.find_element(By.ID, field).send_keys(value)
        driver.switch_to.default_content()
    driver.find_element(By.ID, "pay-card").click()
    driver.find_element(By.XPATH, "//*[@id='three-frames-outcome'][starts-with(., 'Done:')]")
