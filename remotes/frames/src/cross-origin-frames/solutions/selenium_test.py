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


def test_field(driver):
    driver.get("http://localhost:3000/crossOriginFrames")
    driver.switch_to.frame(driver.find_element(By.CSS_SELECTOR, 'iframe[title="Field"]'))
    driver.find_element(By.ID, "your-name").send_keys("Ada")
    driver.find_element(By.XPATH, "//button[.='Greet']").click()
    driver.find_element(By.XPATH, "//*[@role='status'][.='Hello, Ada']")


def test_handshake(driver):
    driver.get("http://localhost:3000/crossOriginFrames")
    driver.switch_to.frame(driver.find_element(By.CSS_SELECTOR, 'iframe[title="Speaker"]'))
    driver.find_element(By.ID, "message").send_keys("hello")
    # The button is enabled when the page has answered.
    send = EC.element_to_be_clickable((By.XPATH, "//button[.='Send']"))
    WebDriverWait(driver, 5).until(send).click()
    driver.switch_to.default_content()
    driver.find_element(By.XPATH, "//*[@role='status'][.='The frame says: hello']")
    driver.switch_to.frame(driver.find_element(By.CSS_SELECTOR, 'iframe[title="Stranger"]'))
    driver.find_element(By.CSS_SELECTOR, "button").click()
    driver.switch_to.default_content()
    driver.find_element(By.XPATH, "//output[@aria-label='Refused messages'][.='1']")


def test_in_a_root(driver):
    driver.get("http://localhost:3000/crossOriginFrames")
    root = driver.find_element(By.ID, "frame-host").shadow_root
    driver.switch_to.frame(root.find_element(By.CSS_SELECTOR, "iframe"))
    driver.find_element(By.XPATH, "//button[.='Click me']").click()
    driver.find_element(By.XPATH, "//*[@role='status'][.='The button was clicked.']")
