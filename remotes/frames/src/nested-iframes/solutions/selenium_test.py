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


def test_both_secrets(driver):
    driver.get("http://localhost:3000/nestedIframes")
    first = driver.find_element(By.CSS_SELECTOR, 'iframe[title="First iframe"]')
    driver.switch_to.frame(first)
    driver.find_element(By.LINK_TEXT, "tapioca").click()
    driver.find_element(By.XPATH, '//*[.="You\'ve clicked on the first iframe link!"]')
    second = driver.find_element(By.CSS_SELECTOR, 'iframe[title="Second iframe"]')
    driver.switch_to.frame(second)
    driver.find_element(By.LINK_TEXT, "samba").click()
    driver.find_element(By.XPATH, "//*[.='You have clicked on the second iframe link!']")


def test_alternating_origins(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/nestedIframes")
    driver.find_element(By.ID, "alternate").click()
    first = (By.CSS_SELECTOR, 'iframe[src$="frames=alternate"]')
    wait.until(EC.frame_to_be_available_and_switch_to_it(first))
    second = (By.CSS_SELECTOR, 'iframe[title="Second iframe"]')
    wait.until(EC.frame_to_be_available_and_switch_to_it(second))
    driver.find_element(By.LINK_TEXT, "samba").click()
    driver.find_element(By.XPATH, "//*[.='You have clicked on the second iframe link!']")
