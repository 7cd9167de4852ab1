import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_non_breaking_spaces(driver):
    driver.get("http://localhost:3000/textTraps")
    words = driver.find_element(By.ID, "non-breaking-spaces-wanted").text
    # normalize-space() does not fold non-breaking spaces.
    button = f"//button[translate(., '\u00a0', ' ')='{words}']"
    driver.find_element(By.XPATH, button).click()
    driver.find_element(By.XPATH, "//*[@id='non-breaking-spaces-outcome'][starts-with(., 'Done:')]")


def test_zero_width_spaces(driver):
    driver.get("http://localhost:3000/textTraps")
    code = driver.find_element(By.ID, "zero-width-spaces-ticket").text.replace("\u200b", "")
    driver.find_element(By.ID, "zero-width-spaces-answer").send_keys(code, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='zero-width-spaces-outcome'][starts-with(., 'Done:')]")


def test_case_by_style(driver):
    driver.get("http://localhost:3000/textTraps")
    word = driver.find_element(By.ID, "case-by-style-wanted").text
    buttons = driver.find_elements(By.CSS_SELECTOR, "#case-by-style button")
    # The text has the case that the style makes.
    next(button for button in buttons if button.text == word).click()
    driver.find_element(By.XPATH, "//*[@id='case-by-style-outcome'][starts-with(., 'Done:')]")


def test_text_by_before(driver):
    driver.get("http://localhost:3000/textTraps")
    words = driver.find_element(By.ID, "text-by-before-wanted").text
    buttons = driver.find_elements(By.CSS_SELECTOR, "#text-by-before button")
    # The text has nothing of ::before, but the accessible name has.
    next(button for button in buttons if button.accessible_name == words).click()
    driver.find_element(By.XPATH, "//*[@id='text-by-before-outcome'][starts-with(., 'Done:')]")
