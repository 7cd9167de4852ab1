import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_last_statement(driver):
    driver.get("http://localhost:3000/scrollDown")
    statement = driver.find_element(By.XPATH, "//p[contains(., 'Jabuticaba')]")
    ActionChains(driver).scroll_to_element(statement).perform()
    assert statement.text == "Jabuticaba grows on the trunk itself."
