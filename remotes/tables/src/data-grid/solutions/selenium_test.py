import csv

import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver(tmp_path):
    options = webdriver.ChromeOptions()
    options.add_experimental_option("prefs", {"download.default_directory": str(tmp_path)})
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_customer(driver):
    driver.get("http://localhost:3000/dataGrid")
    number = driver.find_element(By.ID, "customer-order").text
    driver.find_element(By.ID, "filter").send_keys(number)
    customer = driver.find_element(By.CSS_SELECTOR, f"#{number} td").text
    driver.find_element(By.ID, "customer-answer").send_keys(customer, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='customer-outcome'][starts-with(., 'Done:')]")


def test_two_keys(driver):
    driver.get("http://localhost:3000/dataGrid")
    driver.find_element(By.ID, "sort-city").click()
    amount = driver.find_element(By.ID, "sort-amount")
    # The second press sorts downwards.
    actions = ActionChains(driver).key_down(Keys.SHIFT).click(amount).click(amount)
    actions.key_up(Keys.SHIFT).perform()
    driver.find_element(By.XPATH, "//*[@id='two-keys-outcome'][starts-with(., 'Done:')]")


def test_export(driver, tmp_path):
    driver.get("http://localhost:3000/dataGrid")
    city = driver.find_element(By.ID, "export-city").text
    number = driver.find_element(By.ID, "export-order").text
    driver.find_element(By.ID, "filter").send_keys(city)
    # No other city is left.
    cities = (By.XPATH, f"//table[@id='orders']/tbody/tr/td[2][.='{city}']")
    wait = WebDriverWait(driver, 5)
    wait.until(lambda driver: len(driver.find_elements(*cities)) == 10)
    driver.find_element(By.ID, "export-csv").click()
    saved = tmp_path / "orders.csv"
    wait.until(lambda _: saved.exists())
    with saved.open(encoding="utf-8", newline="") as file:
        orders = list(csv.reader(file))
    # The note has two lines.
    note = next(order[-1] for order in orders if order[0] == number).replace("\n", " ")
    driver.find_element(By.ID, "note-answer").send_keys(note, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='export-outcome'][starts-with(., 'Done:')]")
