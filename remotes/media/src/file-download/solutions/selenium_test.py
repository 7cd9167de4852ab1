import hashlib

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver(tmp_path):
    options = webdriver.ChromeOptions()
    options.add_experimental_option("prefs", {"download.default_directory": str(tmp_path)})
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_pdf(driver, tmp_path):
    driver.get("http://localhost:3000/fileDownload")
    driver.find_element(By.XPATH, "//button[.='PDF']").click()
    driver.find_element(By.XPATH, "//main//output[.='Downloaded sample.pdf']")
    # Chrome gives a download its name when the file is whole.
    file = tmp_path / "sample.pdf"
    WebDriverWait(driver, 5).until(lambda _: file.exists())
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    assert digest == "c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f"


def test_csv(driver, tmp_path):
    driver.get("http://localhost:3000/fileDownload")
    driver.find_element(By.XPATH, "//button[.='CSV']").click()
    driver.find_element(By.XPATH, "//main//output[.='Downloaded sample.csv']")
    # Chrome gives a download its name when the file is whole.
    file = tmp_path / "sample.csv"
    WebDriverWait(driver, 5).until(lambda _: file.exists())
    lines = file.read_text().splitlines()
    assert lines[0] == "Fruit,City,Baskets"
    assert lines[-1].split(",")[2] == "42"
