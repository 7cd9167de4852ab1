import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_consent_banner(driver):
    driver.get("http://localhost:3000/overlays")
    driver.find_element(By.ID, "consent-banner-switch").click()
    driver.find_element(By.ID, "consent-none").click()
    driver.find_element(By.ID, "customer").send_keys("Ada")
    driver.find_element(By.ID, "lamps").send_keys("3")
    driver.find_element(By.ID, "order").click()
    driver.find_element(By.XPATH, "//*[@id='consent-banner-outcome'][starts-with(., 'Done:')]")


def test_exit_intent(driver):
    driver.get("http://localhost:3000/overlays")
    driver.find_element(By.ID, "exit-intent-switch").click()
    shop = driver.find_element(By.ID, "shop")
    # Moves out over the upper edge. Offsets start at the middle of the shop.
    out = -(shop.size["height"] // 2) - 5
    actions = ActionChains(driver).move_to_element(shop)
    actions.move_to_element_with_offset(shop, 0, out).perform()
    driver.find_element(By.ID, "offer-refuse").click()
    driver.find_element(By.ID, "customer").send_keys("Ada")
    driver.find_element(By.ID, "lamps").send_keys("3")
    driver.find_element(By.ID, "order").click()
    driver.find_element(By.XPATH, "//*[@id='exit-intent-outcome'][starts-with(., 'Done:')]")


def test_consent_manager(driver):
    driver.get("http://localhost:3000/overlays")
    driver.find_element(By.ID, "consent-manager-switch").click()
    wanted = driver.find_element(By.ID, "consent-purpose").text
    frame = driver.find_element(By.ID, "consent-frame")
    driver.switch_to.frame(frame)
    for label in driver.find_elements(By.CSS_SELECTOR, "label"):
        if label.text != wanted:
            label.click()
    driver.find_element(By.ID, "manager-save").click()
    driver.switch_to.default_content()
    WebDriverWait(driver, 5).until(EC.staleness_of(frame))
    driver.find_element(By.ID, "customer").send_keys("Ada")
    driver.find_element(By.ID, "lamps").send_keys("3")
    driver.find_element(By.ID, "order").click()
    driver.find_element(By.XPATH, "//*[@id='consent-manager-outcome'][starts-with(., 'Done:')]")
