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


def test_srcdoc(driver):
    driver.get("http://localhost:3000/frameKinds")
    driver.switch_to.frame(driver.find_element(By.ID, "srcdoc-frame"))
    driver.find_element(By.ID, "sign").click()
    driver.switch_to.default_content()
    driver.find_element(By.XPATH, "//*[@id='srcdoc-outcome'][starts-with(., 'Done:')]")


def test_frameset(driver):
    driver.get("http://localhost:3000/frameKinds")
    page = driver.current_window_handle
    driver.find_element(By.ID, "open-frameset").click()
    WebDriverWait(driver, 10).until(EC.number_of_windows_to_be(2))
    tab = next(handle for handle in driver.window_handles if handle != page)
    driver.switch_to.window(tab)
    driver.switch_to.frame(driver.find_element(By.NAME, "contract"))
    driver.find_element(By.ID, "sign").click()
    driver.switch_to.window(page)
    driver.find_element(By.XPATH, "//*[@id='frameset-outcome'][starts-with(., 'Done:')]")


def test_five_levels(driver):
    driver.get("http://localhost:3000/frameKinds")
    for level in range(1, 6):
        driver.switch_to.frame(driver.find_element(By.ID, f"level-{level}-frame"))
    driver.find_element(By.ID, "sign").click()
    driver.switch_to.default_content()
    driver.find_element(By.XPATH, "//*[@id='five-levels-outcome'][starts-with(., 'Done:')]")
