import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_heading(driver):
    driver.get("http://localhost:3000/emptyPage")
    assert driver.find_element(By.CSS_SELECTOR, "h1").text == "Empty Page"
