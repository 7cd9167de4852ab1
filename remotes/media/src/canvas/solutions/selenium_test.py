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


def test_painted_buttons(driver):
    driver.get("http://localhost:3000/canvas")
    board = driver.find_element(By.ID, "painted-board")
    # Offsets start at the centre of the element.
    left, top = board.size["width"] // 2, board.size["height"] // 2
    for y in [40, 116]:
        for x in [56, 160, 264]:
            place = ActionChains(driver).move_to_element_with_offset(board, x - left, y - top)
            place.perform()
            if driver.find_element(By.ID, "painted-under").text == "Print":
                ActionChains(driver).click().perform()
    driver.find_element(By.XPATH, "//*[@id='painted-buttons-outcome'][starts-with(., 'Done:')]")


def test_webgl_object(driver):
    driver.get("http://localhost:3000/canvas")
    cube = driver.find_element(By.ID, "cube")
    middle = driver.find_element(By.ID, "cube-middle")
    for _ in range(4):
        if middle.text == "green face":
            break
        # 150 pixels turn the cube by 90 degrees.
        turn = ActionChains(driver).move_to_element_with_offset(cube, -75, 0)
        turn.click_and_hold().move_by_offset(150, 0).release().perform()
    cube.click()  # its middle
    driver.find_element(By.XPATH, "//*[@id='webgl-object-outcome'][starts-with(., 'Done:')]")
