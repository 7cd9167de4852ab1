import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def drag(driver, start, *over):
    canvas = driver.find_element(By.CSS_SELECTOR, "canvas")
    actions = ActionChains(driver)
    # Offsets start at the centre of the element, which is 400 by 400.
    actions.move_to_element_with_offset(canvas, start[0] - 200, start[1] - 200).click_and_hold()
    for x, y in over:
        actions.move_to_element_with_offset(canvas, x - 200, y - 200)
    actions.release().perform()


def test_triangle(driver):
    driver.get("http://localhost:3000/connectTheDots")
    drag(driver, (200, 100), (300, 300), (100, 300), (200, 100))
    lines = "Lines: 1-2, 2-3, 3-1. The shape is closed."
    driver.find_element(By.XPATH, f"//main//output[.='{lines}']")


def test_hexagon(driver):
    driver.get("http://localhost:3000/connectTheDots")
    driver.find_element(By.XPATH, "//button[normalize-space()='Connect more dots']").click()
    drag(driver, (200, 80), (320, 160), (320, 280), (200, 360), (80, 280), (80, 160), (200, 80))
    lines = "Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed."
    driver.find_element(By.XPATH, f"//main//output[.='{lines}']")


def test_open(driver):
    driver.get("http://localhost:3000/connectTheDots")
    drag(driver, (200, 100), (300, 300), (200, 300))
    driver.find_element(By.XPATH, "//main//output[.='Lines: 1-2.']")
