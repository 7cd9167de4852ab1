import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_event(driver):
    driver.get("http://localhost:3000/ddatePicker")
    field = driver.find_element(By.ID, "event-date")
    field.click()
    Select(driver.find_element(By.ID, "year")).select_by_visible_text("2030")
    Select(driver.find_element(By.ID, "month")).select_by_visible_text("May")
    day = driver.find_element(By.CSS_SELECTOR, "[role=gridcell][aria-label*='May 15th, 2030']")
    day.click()
    assert field.get_attribute("value") == "05/15/2030"


def test_leap_day(driver):
    # The address sets the page's clock, because a driver cannot set the clock of the browser.
    driver.get("http://localhost:3000/ddatePicker?now=2028-02-29")
    field = driver.find_element(By.ID, "event-date")
    field.click()
    driver.find_element(By.CSS_SELECTOR, "[aria-current=date][aria-label*='February 29th, 2028']")
    day = driver.find_element(By.CSS_SELECTOR, "[role=gridcell][aria-label*='February 28th, 2028']")
    day.click()
    assert field.get_attribute("value") == "02/28/2028"


def test_no_such_day(driver):
    driver.get("http://localhost:3000/ddatePicker")
    field = driver.find_element(By.ID, "event-date")
    field.clear()
    field.send_keys("12/31/2030", Keys.ENTER)
    field.clear()
    field.send_keys("02/31/2031", Keys.TAB)
    assert field.get_attribute("value") == "12/31/2030"
