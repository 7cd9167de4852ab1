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


def test_second_modal(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/modalPopup")
    driver.find_element(By.XPATH, "//button[.='Open first modal']").click()
    # The modals fade in.
    onward = (By.XPATH, "//button[.='Open second modal']")
    wait.until(EC.element_to_be_clickable(onward)).click()
    second = wait.until(EC.visibility_of_element_located((By.ID, "modal-2")))
    assert "Hi. This is the second modal popup." in second.text


def test_closed(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/modalPopup")
    driver.find_element(By.XPATH, "//button[.='Open first modal']").click()
    # The modals fade in.
    onward = (By.XPATH, "//button[.='Open second modal']")
    wait.until(EC.element_to_be_clickable(onward)).click()
    second = driver.find_element(By.ID, "modal-2")
    close = second.find_element(By.CSS_SELECTOR, "[aria-label=Close]")
    wait.until(EC.element_to_be_clickable(close)).click()
    wait.until(EC.staleness_of(second))
