import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_hover(driver):
    driver.get("http://localhost:3000/mouseHover")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Hover over me']")
    ActionChains(driver).move_to_element(button).perform()
    text = driver.find_element(By.CSS_SELECTOR, "main [role=status]")
    assert text.text == "This text is now visible!"
    ActionChains(driver).move_to_element(driver.find_element(By.CSS_SELECTOR, "h1")).perform()
    WebDriverWait(driver, 5).until(EC.staleness_of(text))


def test_focus(driver):
    driver.get("http://localhost:3000/mouseHover")
    button = driver.find_element(By.XPATH, "//button[normalize-space()='Hover over me']")
    while driver.switch_to.active_element != button:
        ActionChains(driver).send_keys(Keys.TAB).perform()
    text = driver.find_element(By.CSS_SELECTOR, "main [role=status]")
    assert text.text == "This text is now visible!"
