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


def test_sort(driver):
    driver.get("http://localhost:3000/dragItem")
    two, three, four, five = [driver.find_element(By.ID, f"task{number}") for number in range(2, 6)]
    ActionChains(driver).drag_and_drop(five, four).perform()
    ActionChains(driver).drag_and_drop(two, three).perform()
    driver.find_element(By.XPATH, "//main//*[@role='status'][.='Correct']")


def test_last_to_the_top(driver):
    driver.get("http://localhost:3000/dragItem")
    last = driver.find_element(By.CSS_SELECTOR, "#task7 button")
    last.send_keys(Keys.SPACE, Keys.ARROW_UP * 6, Keys.SPACE)
    driver.find_element(By.XPATH, "//main//*[@role='alert'][.='Incorrect']")
    assert driver.find_element(By.CSS_SELECTOR, "main ol > li").text == "Task 7"
