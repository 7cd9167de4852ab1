import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def press(tasks, label):
    # A shadow root knows no XPath, so the text of the button is compared here.
    buttons = tasks.find_elements(By.CSS_SELECTOR, "li button")
    next(button for button in buttons if button.text == label).click()


def test_basics(driver):
    driver.get("http://localhost:3000/frameworks")
    added = driver.find_element(By.ID, "basics-added").text
    finished = driver.find_element(By.ID, "basics-finished").text
    removed = driver.find_element(By.ID, "basics-removed").text
    for framework in ["react-19", "react-18", "vue", "svelte", "lit"]:
        # Lit's list is in a shadow root, where a search in the page does not look.
        if framework == "lit":
            tasks = driver.find_element(By.ID, "basics-lit-host").shadow_root
        else:
            tasks = driver.find_element(By.ID, f"basics-{framework}")
        tasks.find_element(By.CSS_SELECTOR, f"#basics-{framework}-field").send_keys(added)
        tasks.find_element(By.CSS_SELECTOR, f"#basics-{framework}-add").click()
        press(tasks, f"Finish {finished}")
        press(tasks, f"Remove {removed}")
    driver.find_element(By.XPATH, "//*[@id='basics-outcome'][starts-with(., 'Done:')]")
