import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_play(driver):
    driver.get("http://localhost:3000/audioValidation")
    sample = driver.find_element(By.ID, "sample-a")
    sample.find_element(By.CSS_SELECTOR, "button").click()
    sample.find_element(By.XPATH, ".//button[normalize-space()='Pause']")
    # The recording takes five seconds.
    audio = sample.find_element(By.CSS_SELECTOR, "audio")
    WebDriverWait(driver, 10).until(lambda _: audio.get_property("ended"))
    sample.find_element(By.XPATH, ".//button[normalize-space()='Play']")
    position = sample.find_element(By.CSS_SELECTOR, "[role=slider]")
    assert position.get_attribute("aria-valuetext") == "5.0 of 5.0 seconds"


def test_seek(driver):
    driver.get("http://localhost:3000/audioValidation")
    position = driver.find_element(By.CSS_SELECTOR, '[aria-label="Sample B position"]')
    position.click()  # clicks the middle
    driver.find_element(By.CSS_SELECTOR, '[aria-valuetext="2.5 of 5.0 seconds"]')
    assert driver.find_element(By.CSS_SELECTOR, "#sample-b button").text == "Play"
