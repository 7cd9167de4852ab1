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


def test_new_tab(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/openNewTab")
    old = driver.current_window_handle
    driver.find_element(By.LINK_TEXT, "Open new tab").click()
    wait.until(EC.number_of_windows_to_be(2))
    for handle in driver.window_handles:
        if handle != old:
            driver.switch_to.window(handle)
    wait.until(EC.url_to_be("http://localhost:3000/newTab"))
    driver.find_element(By.XPATH, "//*[.='This page was opened in a new tab.']")
