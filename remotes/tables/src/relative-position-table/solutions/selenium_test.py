import pytest
from selenium import webdriver
from selenium.webdriver import Keys
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_both_questions(driver):
    def at(line, column):
        cell = f"tr:nth-child({line}) > td:nth-child({column})"
        return int(driver.find_element(By.CSS_SELECTOR, cell).text)

    driver.get("http://localhost:3000/tableRelativePosition")
    field = driver.find_element(By.ID, "answer")
    field.send_keys(str(at(1, 2) + at(3, 3)), Keys.ENTER)
    # Now the table has new numbers.
    driver.find_element(By.XPATH, "//label[starts-with(., 'Multiply')]")
    field.send_keys(str(at(2, 1) * at(1, 3)), Keys.ENTER)
    assert driver.find_element(By.CSS_SELECTOR, "main [role=status]").text == "Correct!"


def test_wrong_answer(driver):
    driver.get("http://localhost:3000/tableRelativePosition")
    driver.find_element(By.ID, "answer").send_keys("0", Keys.ENTER)
    result = driver.find_element(By.CSS_SELECTOR, "main [role=alert]")
    assert result.text == "Incorrect, try again."
