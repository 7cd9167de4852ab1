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


def test_image(driver):
    driver.get("http://localhost:3000/waitImage")
    # The image comes after five seconds, as long as the implicit wait.
    located = EC.visibility_of_element_located((By.CSS_SELECTOR, "output img"))
    image = WebDriverWait(driver, 10).until(located)
    assert image.get_attribute("alt") == "A yellow bicycle leaning on a blue wall"
