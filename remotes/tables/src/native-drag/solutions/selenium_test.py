import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_swap(driver):
    driver.get("http://localhost:3000/nativeDrag")
    # If the page scrolls between the press and the first move, the drag does not start.
    ActionChains(driver).scroll_to_element(driver.find_element(By.ID, "swap")).perform()
    first, second = driver.find_element(By.ID, "card-a"), driver.find_element(By.ID, "card-b")
    ActionChains(driver).drag_and_drop(first, second).perform()
    driver.find_element(By.XPATH, "//*[@id='swap-outcome'][starts-with(., 'Done:')]")


def test_copy_and_move(driver):
    driver.get("http://localhost:3000/nativeDrag")
    station = driver.find_element(By.ID, "copy-and-move")
    # If the page scrolls between the press and the first move, the drag does not start.
    ActionChains(driver).scroll_to_element(station).perform()
    basket = driver.find_element(By.ID, "basket")
    apple = driver.find_element(By.ID, "apple")
    actions = ActionChains(driver).key_down(Keys.CONTROL).drag_and_drop(apple, basket)
    actions.key_up(Keys.CONTROL).perform()
    pear = driver.find_element(By.ID, "pear")
    ActionChains(driver).drag_and_drop(pear, basket).perform()
    driver.find_element(By.XPATH, "//*[@id='copy-and-move-outcome'][starts-with(., 'Done:')]")


def test_file(driver, tmp_path):
    # Workaround: WebDriver has no way to drop a file, so CDP does it instead, see
    # https://github.com/Bumblebee/Bumblebee/issues/89
    file = tmp_path / "note.txt"
    file.write_text("hello")
    driver.get("http://localhost:3000/nativeDrag")
    tray = driver.find_element(By.ID, "file-tray")
    ActionChains(driver).scroll_to_element(tray).perform()
    box = driver.execute_script("return arguments[0].getBoundingClientRect()", tray)
    drag = {
        "x": box["x"] + 20,
        "y": box["y"] + 20,
        "data": {"items": [], "files": [str(file)], "dragOperationsMask": 1},
    }
    for step in ["dragEnter", "dragOver", "drop"]:
        driver.execute_cdp_cmd("Input.dispatchDragEvent", {"type": step, **drag})
    driver.find_element(By.XPATH, "//*[@id='file-outcome'][starts-with(., 'Done:')]")
