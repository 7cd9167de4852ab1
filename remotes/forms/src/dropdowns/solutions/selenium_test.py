import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.select import Select


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_menus(driver):
    driver.get("http://localhost:3000/dropdowns")
    driver.find_element(By.ID, "simple-dropdown").click()
    menu = driver.find_element(By.ID, "simple-dropdown-menu")
    menu.find_element(By.XPATH, "./button[.='Another action']").click()
    driver.find_element(By.ID, "split-dropdown").click()
    menu = driver.find_element(By.ID, "split-dropdown-menu")
    menu.find_element(By.XPATH, "./button[.='Something else here']").click()
    chosen = [one.text for one in driver.find_elements(By.CSS_SELECTOR, "main dd")]
    assert chosen == ["Another action", "Something else here", "None", "None", "None"]


def test_lists(driver):
    driver.get("http://localhost:3000/dropdowns")
    Select(driver.find_element(By.ID, "simple-select")).select_by_visible_text("Two")
    Select(driver.find_element(By.ID, "single-list-select")).select_by_visible_text("One")
    multiple = Select(driver.find_element(By.ID, "multiple-list-select"))
    multiple.select_by_visible_text("One")
    multiple.select_by_visible_text("Three")
    chosen = [one.text for one in driver.find_elements(By.CSS_SELECTOR, "main dd")]
    assert chosen == ["None", "None", "Two", "One", "One, Three"]
