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


def test_exchange(driver):
    driver.get("http://localhost:3000/deleteElements")
    driver.find_element(By.CSS_SELECTOR, "button[aria-label='Delete Element 2']").click()
    driver.find_element(By.ID, "new-element").send_keys("Guarana", Keys.ENTER)
    driver.find_element(By.XPATH, "//main//li[.='Guarana']")
    items = driver.find_elements(By.CSS_SELECTOR, "main li")
    assert [item.text for item in items] == ["Element 1", "Element 3", "Guarana"]


def test_none(driver):
    driver.get("http://localhost:3000/deleteElements")
    for name in ["Element 1", "Element 2", "Element 3"]:
        driver.find_element(By.CSS_SELECTOR, f"button[aria-label='Delete {name}']").click()
    message = driver.find_element(By.CSS_SELECTOR, "main [role=status]")
    assert message.text == "No elements to display. Add some using the input above."


def test_blank(driver):
    driver.get("http://localhost:3000/deleteElements")
    driver.find_element(By.ID, "new-element").send_keys("   ", Keys.ENTER)
    warning = driver.find_element(By.CSS_SELECTOR, "main [role=alert]")
    assert warning.text == "Please enter a valid element name."
