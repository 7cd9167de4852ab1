import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_exact_date_and_time(driver):
    driver.get("http://localhost:3000/inputTypes")
    year, month, day = driver.find_element(By.ID, "departure-date").text.split("-")
    hour, minute = driver.find_element(By.ID, "departure-time").text.split(":")
    # The keys are in the order of en-US.
    field = driver.find_element(By.ID, "departure")
    field.send_keys(f"{month}{day}{year}")
    field.send_keys(Keys.ARROW_RIGHT)  # a year can have six digits
    field.send_keys(f"{int(hour) - 12:02}{minute}PM")
    driver.find_element(By.ID, "check-departure").click()
    driver.find_element(By.XPATH, "//*[@id='exact-date-and-time-outcome'][starts-with(., 'Done:')]")


def test_range(driver):
    driver.get("http://localhost:3000/inputTypes")
    steps = (int(driver.find_element(By.ID, "brightness-wanted").text) - 108) // 8
    key = Keys.ARROW_LEFT if steps < 0 else Keys.ARROW_RIGHT
    driver.find_element(By.ID, "brightness").send_keys(key * abs(steps))
    driver.find_element(By.ID, "check-brightness").click()
    driver.find_element(By.XPATH, "//*[@id='range-outcome'][starts-with(., 'Done:')]")


def test_six_boxes(driver):
    driver.get("http://localhost:3000/inputTypes")
    code = driver.find_element(By.ID, "code-wanted").text.replace(" ", "")
    for number, digit in enumerate(code, start=1):
        driver.find_element(By.ID, f"digit-{number}").send_keys(digit)
    driver.find_element(By.ID, "check-code").click()
    driver.find_element(By.XPATH, "//*[@id='six-boxes-outcome'][starts-with(., 'Done:')]")


def test_file_by_name(driver, tmp_path):
    driver.get("http://localhost:3000/inputTypes")
    file = tmp_path / driver.find_element(By.ID, "file-wanted").text
    file.write_text("hello")
    driver.find_element(By.ID, "report").send_keys(str(file))
    driver.find_element(By.ID, "check-file").click()
    driver.find_element(By.XPATH, "//*[@id='file-by-name-outcome'][starts-with(., 'Done:')]")
