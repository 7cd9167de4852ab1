import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.add_argument("--headless=new")  # Without it, you see the window.
    options.add_argument("--window-size=1280,900")
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(10)  # until an element is there
    yield driver
    driver.quit()


def test_the_counter_counts(driver):
    driver.get("http://localhost:3000/counter")
    increment = "//button[normalize-space()='Increment']"
    driver.find_element(By.XPATH, increment).click()
    driver.find_element(By.XPATH, "//output[@aria-label='Count'][.='1']")


def test_the_message_arrives(driver):
    driver.get("http://localhost:3000/waitMessage")
    message = "//output[.='The secret message is: banana']"
    driver.find_element(By.XPATH, message)


def test_a_row_is_found_by_its_name(driver):
    driver.get("http://localhost:3000/dynamicTable?seed=1")
    cell = driver.find_element(By.XPATH, "//tr[th='Black Widow']/td")
    assert cell.text == "Natasha Romanoff"


def test_a_link_in_a_frame_is_pressed(driver):
    driver.get("http://localhost:3000/nestedIframes")
    title = 'iframe[title="First iframe"]'
    driver.switch_to.frame(driver.find_element(By.CSS_SELECTOR, title))
    driver.find_element(By.LINK_TEXT, "tapioca").click()
    outcome = "//*[contains(., 'clicked on the first iframe')]"
    driver.find_element(By.XPATH, outcome)
    driver.switch_to.default_content()


def test_a_file_is_chosen(driver):
    driver.get("http://localhost:3000/fileUpload")
    driver.find_element(By.ID, "single-file").send_keys(__file__)  # this file
    driver.find_element(By.XPATH, "//output[.='Single file: 1 selected']")


def test_the_first_call_fails(driver):
    driver.get("http://localhost:3000/emailValidation?fault=send-email:503@1")
    driver.find_element(By.ID, "email").send_keys("tester@example.com")
    driver.find_element(By.XPATH, "//button[.='Send e-mail']").click()
    alert = "//*[@role='alert'][contains(., 'try again')]"
    driver.find_element(By.XPATH, alert)
