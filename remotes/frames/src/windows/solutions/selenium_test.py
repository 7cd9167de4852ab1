import re

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


def switch_to_new_window(driver):
    page = driver.current_window_handle
    WebDriverWait(driver, 10).until(EC.number_of_windows_to_be(2))
    new = next(handle for handle in driver.window_handles if handle != page)
    driver.switch_to.window(new)


def test_new_tab(driver):
    driver.get("http://localhost:3000/windows")
    page = driver.current_window_handle
    driver.find_element(By.ID, "open-word").click()
    switch_to_new_window(driver)
    word = driver.find_element(By.ID, "word").text
    driver.switch_to.window(page)
    driver.find_element(By.ID, "tab-word").send_keys(word)
    driver.find_element(By.ID, "check-word").click()
    driver.find_element(By.XPATH, "//*[@id='new-tab-outcome'][starts-with(., 'Done:')]")


def test_answering_popup(driver):
    driver.get("http://localhost:3000/windows")
    page = driver.current_window_handle
    driver.find_element(By.ID, "open-sum").click()
    switch_to_new_window(driver)
    # Both messages have arrived.
    question = driver.find_element(By.XPATH, "//*[@role='status'][starts-with(., 'How much')]")
    first, second = re.findall(r"\d+", question.text)
    driver.find_element(By.ID, "sum").send_keys(str(int(first) + int(second)))
    driver.find_element(By.ID, "answer").click()
    driver.switch_to.window(page)
    driver.find_element(By.XPATH, "//*[@id='answering-popup-outcome'][starts-with(., 'Done:')]")


def test_closing_window(driver):
    driver.get("http://localhost:3000/windows")
    page = driver.current_window_handle
    driver.find_element(By.ID, "open-errand").click()
    switch_to_new_window(driver)
    driver.find_element(By.ID, "finish").click()
    driver.switch_to.window(page)
    driver.find_element(By.XPATH, "//*[@id='closing-window-outcome'][starts-with(., 'Done:')]")
