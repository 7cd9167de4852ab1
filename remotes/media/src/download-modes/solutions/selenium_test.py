import hashlib
import re

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


def test_attachment(driver, tmp_path):
    driver.get("http://localhost:3000/downloadModes")
    driver.find_element(By.ID, "download-letter").click()
    file = tmp_path / "Grüße.txt"
    WebDriverWait(driver, 5).until(lambda _: file.exists())
    word = re.search(r"is (\S+)\.", file.read_text(encoding="utf-8"))[1]
    driver.find_element(By.ID, "letter-word").send_keys(word)
    driver.find_element(By.ID, "check-letter-word").click()
    driver.find_element(By.XPATH, "//*[@id='attachment-outcome'][starts-with(., 'Done:')]")


def test_object_url(driver, tmp_path):
    driver.get("http://localhost:3000/downloadModes")
    driver.find_element(By.ID, "download-parcel").click()
    file = tmp_path / "parcel.bin"
    WebDriverWait(driver, 5).until(lambda _: file.exists())
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    driver.find_element(By.ID, "parcel-digest").send_keys(digest[:8])
    driver.find_element(By.ID, "check-parcel-digest").click()
    driver.find_element(By.XPATH, "//*[@id='object-url-outcome'][starts-with(., 'Done:')]")
