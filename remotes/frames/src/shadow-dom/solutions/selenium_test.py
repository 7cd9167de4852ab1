import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_three_buttons(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/shadowDom")
    first = driver.find_element(By.CSS_SELECTOR, "#in-the-page button")
    first.click()
    wait.until(lambda _: first.text == "First button")
    for host, name in [
        ("second-button-host", "Second button"),
        ("third-button-host", "Third button"),
    ]:
        root = driver.find_element(By.ID, host).shadow_root
        button = root.find_element(By.CSS_SELECTOR, "button")
        button.click()
        wait.until(lambda _: button.text == name)


def test_innermost_text(driver):
    driver.get("http://localhost:3000/shadowDom")
    first = driver.find_element(By.ID, "first-level-host").shadow_root
    second = first.find_element(By.ID, "second-level-host").shadow_root
    third = second.find_element(By.ID, "third-level-host").shadow_root
    assert third.find_element(By.CSS_SELECTOR, "div").text == "Text of the third level"
