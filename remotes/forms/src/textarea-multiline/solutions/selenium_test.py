import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_two_lines(driver):
    driver.get("http://localhost:3000/textareaMultiline")
    driver.find_element(By.ID, "your-text").send_keys("one", Keys.ENTER, "two")
    count = driver.find_element(By.CSS_SELECTOR, "main output")
    WebDriverWait(driver, 5).until(lambda _: count.text == "Characters: 7")


def test_family(driver):
    driver.get("http://localhost:3000/textareaMultiline")
    driver.find_element(By.ID, "your-text").send_keys("👩‍👩‍👧")
    count = driver.find_element(By.CSS_SELECTOR, "main output")
    WebDriverWait(driver, 5).until(lambda _: count.text == "Characters: 1")
