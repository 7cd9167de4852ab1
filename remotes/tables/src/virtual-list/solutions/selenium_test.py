import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.wheel_input import ScrollOrigin
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_row_far_down(driver):
    driver.get("http://localhost:3000/virtualList")
    lockers = driver.find_element(By.ID, "lockers-scrolling")
    driver.execute_script("arguments[0].scrollTo(0, arguments[0].scrollHeight * 0.71)", lockers)
    # A script may return a promise, so the rows of the next frame are drawn.
    step = "arguments[0].scrollBy(0, 300); return new Promise(requestAnimationFrame)"
    driver.implicitly_wait(0)
    while not driver.find_elements(By.ID, "reserve-locker-7204"):
        driver.execute_script(step, lockers)
    driver.find_element(By.ID, "reserve-locker-7204").click()
    driver.implicitly_wait(5)
    driver.find_element(By.XPATH, "//*[@id='row-far-down-outcome'][starts-with(., 'Done:')]")


def test_keyboard(driver):
    driver.get("http://localhost:3000/virtualList")
    drawers = driver.find_element(By.ID, "drawers")
    drawers.send_keys(Keys.PAGE_DOWN * 4, Keys.ARROW_UP)
    height = driver.find_element(By.ID, "drawer-40").rect["height"]
    origin = ScrollOrigin.from_element(drawers)
    ActionChains(driver).scroll_from_origin(origin, 0, round(160 * height)).perform()
    driver.find_element(By.ID, "drawer-200")
    ActionChains(driver).send_keys(Keys.ARROW_DOWN, Keys.ENTER).perform()
    driver.find_element(By.XPATH, "//*[@id='keyboard-outcome'][starts-with(., 'Done:')]")
