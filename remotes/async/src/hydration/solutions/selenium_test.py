import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_dead(driver):
    driver.get("http://localhost:3000/hydration")
    driver.find_element(By.ID, "load-guests").click()
    wait = WebDriverWait(driver, 8)
    alive = "This part is alive."
    wait.until(EC.text_to_be_present_in_element((By.ID, "guests-life"), alive))
    guest = driver.find_element(By.ID, "guest-to-add").text
    driver.find_element(By.ID, "guest").send_keys(guest)
    driver.find_element(By.ID, "add-guest").click()
    driver.find_element(By.XPATH, "//*[@id='dead-outcome'][starts-with(., 'Done:')]")


def test_right(driver):
    driver.get("http://localhost:3000/hydration")
    driver.find_element(By.ID, "load-tea").click()
    driver.find_element(By.ID, "order-tea").click()  # is kept until the part is alive
    driver.find_element(By.XPATH, "//*[@id='right-outcome'][starts-with(., 'Done:')]")


def test_swapped(driver):
    driver.get("http://localhost:3000/hydration")
    driver.find_element(By.ID, "load-payment").click()
    first = driver.find_element(By.ID, "pay")
    first.click()  # makes a new button
    WebDriverWait(driver, 5).until(EC.staleness_of(first))
    driver.find_element(By.ID, "pay").click()
    driver.find_element(By.XPATH, "//*[@id='swapped-outcome'][starts-with(., 'Done:')]")
