import pytest
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_press_reachable(driver):
    driver.get("http://localhost:3000/visibility")
    for row in driver.find_elements(By.CSS_SELECTOR, "#ways-table tbody tr"):
        # The page does not know what a pointer reaches in a row before it is in view.
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", row)
        WebDriverWait(driver, 5).until(lambda _: "not in view yet" not in row.text)
        pointer = row.find_elements(By.CSS_SELECTOR, "td + td")[1]
        if pointer.text == "reaches it":
            row.find_element(By.CSS_SELECTOR, "button").click()
    driver.find_element(By.ID, "press-reachable-check").click()
    driver.find_element(By.XPATH, "//*[@id='press-reachable-outcome'][starts-with(., 'Done:')]")


def test_press_by_keyboard(driver):
    driver.get("http://localhost:3000/visibility")
    for row in driver.find_elements(By.CSS_SELECTOR, "#ways-table tbody tr"):
        # The page does not know what a pointer reaches in a row before it is in view.
        driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", row)
        WebDriverWait(driver, 5).until(lambda _: "not in view yet" not in row.text)
    driver.find_element(By.ID, "opacity-none").click()
    # Tab goes to each button that takes the focus.
    # send_keys() of an element would refuse those that are not displayed.
    while True:
        ActionChains(driver).send_keys(Keys.TAB).perform()
        if driver.switch_to.active_element.get_attribute("id") == "same-colour":
            break
        ActionChains(driver).send_keys(Keys.ENTER).perform()
    driver.find_element(By.ID, "press-by-keyboard-check").click()
    driver.find_element(By.XPATH, "//*[@id='press-by-keyboard-outcome'][starts-with(., 'Done:')]")


def test_wait_until_seen(driver):
    driver.get("http://localhost:3000/visibility")
    driver.find_element(By.ID, "send-for-bell").click()
    cover = driver.find_element(By.ID, "bell-cover")
    WebDriverWait(driver, 5).until(EC.staleness_of(cover))
    driver.find_element(By.ID, "bell").click()
    driver.find_element(By.XPATH, "//*[@id='wait-until-seen-outcome'][starts-with(., 'Done:')]")


def test_gone_for_good(driver):
    driver.get("http://localhost:3000/visibility")
    lamp = driver.find_element(By.ID, "lamp")
    driver.find_element(By.ID, "remove-lamp").click()
    # invisibility_of_element() would end when it is hidden.
    WebDriverWait(driver, 10).until(EC.staleness_of(lamp))
    driver.find_element(By.ID, "lamp-gone").click()
    driver.find_element(By.XPATH, "//*[@id='gone-for-good-outcome'][starts-with(., 'Done:')]")
