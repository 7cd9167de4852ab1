import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_collect(driver, tmp_path):
    for name in ["mango.txt", "cashew.txt", "pitanga.txt"]:
        (tmp_path / name).write_text(name)
    driver.get("http://localhost:3000/fileUpload")
    field = driver.find_element(By.ID, "multiple-files")
    field.send_keys(f"{tmp_path}/mango.txt\n{tmp_path}/cashew.txt")
    field.send_keys(f"{tmp_path}/mango.txt\n{tmp_path}/pitanga.txt")
    driver.find_element(By.XPATH, "//output[.='Multiple files: 3 selected']")
    names = driver.find_elements(By.CSS_SELECTOR, 'ul[aria-label="Several files: names"] li')
    assert [name.text for name in names] == ["mango.txt", "cashew.txt", "pitanga.txt"]


def test_folder(driver, tmp_path):
    folder = tmp_path / "fruit"
    folder.mkdir()
    (folder / "mango.txt").write_text("mango")
    driver.get("http://localhost:3000/fileUpload")
    driver.find_element(By.ID, "directory").send_keys(str(folder))
    names = driver.find_element(By.CSS_SELECTOR, 'ul[aria-label="A folder: names"]')
    assert names.text == "mango.txt fruit"


def test_reset(driver, tmp_path):
    mango = tmp_path / "mango.txt"
    mango.write_text("mango")
    driver.get("http://localhost:3000/fileUpload")
    field = driver.find_element(By.ID, "single-file")
    field.send_keys(str(mango))
    driver.find_element(By.XPATH, "//output[.='Single file: 1 selected']")
    driver.find_element(By.CSS_SELECTOR, '[aria-label="Reset one file"]').click()
    driver.find_element(By.XPATH, "//output[.='Single file: nothing selected']")
    assert field.get_property("value") == ""
