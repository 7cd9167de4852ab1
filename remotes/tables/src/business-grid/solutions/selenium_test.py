import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_cell(driver):
    driver.get("http://localhost:3000/businessGrid")
    product = driver.find_element(By.ID, "cell-product").text
    week = int(driver.find_element(By.ID, "cell-week").text.removeprefix("Week "))
    # Rows and columns out of view have no cells. Each row is 36 pixels high.
    driver.find_element(By.CSS_SELECTOR, '#products-grid [row-id="P-0001"]')
    grid = driver.find_element(By.CSS_SELECTOR, "#products-grid .ag-grid-viewport")
    left, top = 95 * week, 36 * (int(product.removeprefix("P-")) - 2)
    driver.execute_script("arguments[0].scrollTo(arguments[1], arguments[2])", grid, left, top)
    number = f'#products-grid [row-id="{product}"] [col-id="week-{week}"]'
    cell = driver.find_element(By.CSS_SELECTOR, number)
    pieces = cell.get_property("textContent")
    driver.find_element(By.ID, "pieces-sold").send_keys(pieces, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='cell-outcome'][starts-with(., 'Done:')]")


def test_edit(driver):
    driver.get("http://localhost:3000/businessGrid")
    row = int(driver.find_element(By.ID, "edit-delivery").text.removeprefix("D-"))
    pieces = driver.find_element(By.ID, "edit-pieces").text
    driver.find_element(By.CSS_SELECTOR, '#edit-grid [row-id="D-0001"]')
    # Tab leads to the header of the grid, and the first digit begins the edit.
    driver.find_element(By.ID, "number-of-rows-submit").send_keys(Keys.TAB)
    keys = Keys.ARROW_DOWN * row + Keys.ARROW_RIGHT * 2 + pieces + Keys.ENTER
    ActionChains(driver).send_keys(keys).perform()
    driver.find_element(By.XPATH, "//*[@id='edit-outcome'][starts-with(., 'Done:')]")
