import re
from urllib.request import urlopen

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_title(driver):
    wait = WebDriverWait(driver, 5)
    driver.get("http://localhost:3000/pdfPreview")
    old = driver.current_window_handle
    driver.find_element(By.XPATH, "//button[.='Preview PDF']").click()
    wait.until(EC.number_of_windows_to_be(2))
    for handle in driver.window_handles:
        if handle != old:
            driver.switch_to.window(handle)
    wait.until(EC.url_matches(r"\.pdf$"))
    # The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
    pdf = urlopen(driver.current_url).read().decode("latin-1")
    title = re.search(r"/Title<FEFF(\w+)>", pdf)[1]
    assert bytes.fromhex(title).decode("utf-16-be") == "Sample document"
