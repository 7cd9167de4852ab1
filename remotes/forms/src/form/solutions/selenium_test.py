import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.relative_locator import locate_with
from selenium.webdriver.support.select import Select


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_submitted(driver):
    driver.get("http://localhost:3000/form")
    driver.find_element(By.ID, "email").send_keys("ana@example.com")
    driver.find_element(By.ID, "password").send_keys("secret")
    driver.find_element(By.ID, "desc").send_keys("All fine")
    driver.find_element(By.ID, "phone").send_keys("12015550123")
    Select(driver.find_element(By.ID, "country")).select_by_visible_text("Germany")
    driver.find_element(By.ID, "drop_the_phone").click()
    driver.find_element(By.CSS_SELECTOR, "input[value=TWO]").click()
    driver.find_element(By.CSS_SELECTOR, "main form button[type=submit]").click()
    lines = driver.find_elements(By.CSS_SELECTOR, "section[aria-label=Result] li")
    assert [line.text for line in lines] == [
        "email: ana@example.com",
        "password: secret",
        "ro: This value must be the same",
        "desc: All fine",
        "color: no value",
        "country: Germany",
        "optionsRadios: TWO",
        "drop_the_phone: checked",
        "phone: 12015550123",
    ]


def test_without_a_name(driver):
    driver.get("http://localhost:3000/form")
    # The nearest field below comes first, measured between centres.
    # The label is on the left, so this is the left field.
    label = {By.CSS_SELECTOR: "label[for=phone]"}
    field = driver.find_element(locate_with(By.CSS_SELECTOR, "input:not([id])").below(label))
    field.send_keys("mango")
    assert field.get_attribute("value") == "mango"
