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


def test_native_range(driver):
    driver.get("http://localhost:3000/sliders")
    volume = driver.find_element(By.ID, "volume")
    volume.send_keys(Keys.ARROW_LEFT * 13)  # from 50 to 37
    driver.find_element(By.XPATH, "//*[@id='native-range-outcome'][starts-with(., 'Done:')]")


def test_two_thumbs(driver):
    driver.get("http://localhost:3000/sliders")
    lowest = driver.find_element(By.ID, "lowest-price")  # at 20
    highest = driver.find_element(By.ID, "highest-price")  # at 180
    quarter = round((highest.rect["x"] - lowest.rect["x"]) / 4)
    ActionChains(driver).scroll_to_element(lowest).perform()
    ActionChains(driver).drag_and_drop_by_offset(lowest, quarter, 0).perform()
    ActionChains(driver).drag_and_drop_by_offset(highest, -quarter, 0).perform()
    driver.find_element(By.XPATH, "//*[@id='two-thumbs-outcome'][starts-with(., 'Done:')]")
