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


def test_reveal(driver):
    driver.get("http://localhost:3000/buttonClick")
    message = driver.find_element(By.CSS_SELECTOR, "main [role=status] p")
    assert not message.is_displayed()
    driver.find_element(By.XPATH, "//button[normalize-space()='Click here']").click()
    WebDriverWait(driver, 5).until(EC.visibility_of(message))
    assert message.text == "You clicked the button!"
