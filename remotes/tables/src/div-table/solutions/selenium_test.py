import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_cell(driver):
    driver.get("http://localhost:3000/divTable")
    row = driver.find_element(By.XPATH, "//*[@role='row'][*[@role='cell'][1]='jkl']")
    assert row.find_element(By.CSS_SELECTOR, "[role=cell]:nth-child(3)").text == "pqr"


def test_column(driver):
    driver.get("http://localhost:3000/divTable")
    cells = driver.find_elements(By.CSS_SELECTOR, "[role=row] > [role=cell]:nth-child(2)")
    assert ", ".join(cell.text for cell in cells) == "def, mno, vwx"
