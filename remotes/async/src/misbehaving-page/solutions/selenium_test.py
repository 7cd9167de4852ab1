import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.enable_bidi = True
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_error(driver):
    driver.get("http://localhost:3000/misbehaving")
    errors = []
    driver.script.add_javascript_error_handler(errors.append)
    driver.find_element(By.ID, "start-error").click()
    WebDriverWait(driver, 5).until(lambda _: errors)
    driver.find_element(By.ID, "error-word").send_keys(errors[0].text.split(" ")[-1])
    driver.find_element(By.ID, "check-error").click()
    driver.find_element(By.XPATH, "//*[@id='error-outcome'][starts-with(., 'Done:')]")


def test_console(driver):
    driver.get("http://localhost:3000/misbehaving")
    messages = []
    driver.script.add_console_message_handler(messages.append)
    driver.find_element(By.ID, "start-console").click()
    WebDriverWait(driver, 5).until(lambda _: len(messages) == 5)
    words = {message.method: message.text.split(" ")[-1] for message in messages}
    in_order = " ".join(words[method] for method in ["debug", "log", "info", "warn", "error"])
    driver.find_element(By.ID, "console-word").send_keys(in_order)
    driver.find_element(By.ID, "check-console").click()
    driver.find_element(By.XPATH, "//*[@id='console-outcome'][starts-with(., 'Done:')]")


def test_picture(driver):
    driver.get("http://localhost:3000/misbehaving")
    driver.find_element(By.ID, "start-picture").click()
    pictures = driver.find_elements(By.CSS_SELECTOR, "#pictures img")
    WebDriverWait(driver, 5).until(
        lambda _: all(picture.get_property("complete") for picture in pictures)
    )
    # A picture that failed has no width.
    missing = next(picture for picture in pictures if picture.get_property("naturalWidth") == 0)
    driver.find_element(By.ID, "picture-word").send_keys(missing.get_property("src").split("?")[1])
    driver.find_element(By.ID, "check-picture").click()
    driver.find_element(By.XPATH, "//*[@id='picture-outcome'][starts-with(., 'Done:')]")
