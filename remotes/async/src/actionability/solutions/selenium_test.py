import pytest
from selenium import webdriver
from selenium.common.exceptions import ElementClickInterceptedException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_attached(driver):
    driver.get("http://localhost:3000/actionability")
    driver.find_element(By.ID, "start-attached").click()
    driver.find_element(By.ID, "attached-target").click()  # waits for the new button
    driver.find_element(By.XPATH, "//*[@id='attached-outcome'][starts-with(., 'Done:')]")


def test_editable(driver):
    driver.get("http://localhost:3000/actionability")
    driver.find_element(By.ID, "start-editable").click()
    word = driver.find_element(By.ID, "editable-word").text
    # Waits until the field is not read-only.
    driver.find_element(By.CSS_SELECTOR, "#editable-target:read-write").send_keys(word)
    driver.find_element(By.XPATH, "//*[@id='editable-outcome'][starts-with(., 'Done:')]")


def test_still(driver):
    driver.get("http://localhost:3000/actionability")
    driver.find_element(By.ID, "start-still").click()
    target = driver.find_element(By.ID, "still-target")
    places = [None]

    def is_still(_):
        places.append(target.rect)
        return places[-1] == places[-2]

    WebDriverWait(driver, 5).until(is_still)
    target.click()
    driver.find_element(By.XPATH, "//*[@id='still-outcome'][starts-with(., 'Done:')]")


def test_on_top(driver):
    driver.get("http://localhost:3000/actionability")
    driver.find_element(By.ID, "start-on-top").click()
    target = driver.find_element(By.ID, "on-top-target")
    # The driver refuses to click while something else would take the click.
    wait = WebDriverWait(driver, 5, ignored_exceptions=[ElementClickInterceptedException])
    wait.until(lambda _: target.click() is None)
    driver.find_element(By.XPATH, "//*[@id='on-top-outcome'][starts-with(., 'Done:')]")
