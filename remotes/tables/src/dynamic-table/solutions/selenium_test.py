import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_real_name(driver):
    driver.get("http://localhost:3000/dynamicTable?seed=1")
    assert driver.find_element(By.XPATH, "//tr[th='Black Widow']/td").text == "Natasha Romanoff"


def test_last_row(driver):
    driver.get("http://localhost:3000/dynamicTable?seed=1")
    superhero = driver.find_element(By.CSS_SELECTOR, "tbody tr:nth-child(8) th")
    assert superhero.text == "Superman"
