import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_one_of_each(driver):
    driver.get("http://localhost:3000/checkbox")
    driver.find_element(By.ID, "second").click()
    driver.find_element(By.XPATH, "//label[.='1']").click()
    assert not driver.find_element(By.ID, "first").is_selected()
    assert driver.find_element(By.ID, "second").is_selected()
    assert driver.find_element(By.ID, "one").is_selected()
    assert not driver.find_element(By.ID, "two").is_selected()
