import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_drop(driver, tmp_path):
    # Workaround: WebDriver has no way to drop a file, so CDP does it instead, see
    # https://github.com/Bumblebee/Bumblebee/issues/89
    file = tmp_path / "notes.txt"
    file.write_text("notes")
    driver.get("http://localhost:3000/dropZone")
    area = driver.find_element(By.ID, "drop-area")
    # In the middle, nothing else of the page is above it.
    driver.execute_script("arguments[0].scrollIntoView({ block: 'center' })", area)
    box = driver.execute_script("return arguments[0].getBoundingClientRect()", area)
    drag = {
        "x": box["x"] + 20,
        "y": box["y"] + 20,
        "data": {"items": [], "files": [str(file)], "dragOperationsMask": 1},
    }
    for step in ["dragEnter", "dragOver", "drop"]:
        driver.execute_cdp_cmd("Input.dispatchDragEvent", {"type": step, **drag})
    driver.find_element(By.XPATH, "//*[@id='drop-outcome'][starts-with(., 'Done:')]")


def test_hidden_input(driver, tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("notes")
    driver.get("http://localhost:3000/dropZone")
    # A hidden file input takes keys too.
    driver.find_element(By.ID, "hidden-file").send_keys(str(file))
    driver.find_element(By.ID, "upload-hidden-file").click()
    driver.find_element(By.XPATH, "//*[@id='hidden-input-outcome'][starts-with(., 'Done:')]")
