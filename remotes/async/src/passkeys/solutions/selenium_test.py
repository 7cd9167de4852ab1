import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.virtual_authenticator import VirtualAuthenticatorOptions
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_register(driver):
    driver.add_virtual_authenticator(
        VirtualAuthenticatorOptions(
            transport="internal",
            has_resident_key=True,
            has_user_verification=True,
            is_user_verified=True,
        )
    )
    driver.get("http://localhost:3000/passkeys")
    name = driver.find_element(By.ID, "user-name").text
    driver.find_element(By.ID, "new-user").send_keys(name)
    driver.find_element(By.ID, "register-passkey").click()
    driver.find_element(By.XPATH, "//*[@id='register-outcome'][starts-with(., 'Done:')]")


def test_cancelled(driver):
    # Without a verified user, the authenticator refuses.
    driver.add_virtual_authenticator(
        VirtualAuthenticatorOptions(
            transport="internal",
            has_resident_key=True,
            has_user_verification=True,
            is_user_verified=False,
        )
    )
    driver.get("http://localhost:3000/passkeys")
    driver.find_element(By.ID, "ask-passkey").click()
    code = driver.find_element(By.ID, "code-to-type").text
    driver.find_element(By.ID, "code").send_keys(code)
    driver.find_element(By.ID, "use-code").click()
    driver.find_element(By.XPATH, "//*[@id='cancelled-outcome'][starts-with(., 'Done:')]")


def test_second_one(driver):
    options = VirtualAuthenticatorOptions(
        transport="internal",
        has_resident_key=True,
        has_user_verification=True,
        is_user_verified=True,
    )
    driver.add_virtual_authenticator(options)
    driver.get("http://localhost:3000/passkeys")
    driver.find_element(By.ID, "add-passkey").click()
    made = EC.text_to_be_present_in_element(
        (By.ID, "second-passkeys"), "Passkeys of this account: 1"
    )
    WebDriverWait(driver, 10).until(made)
    driver.remove_virtual_authenticator()
    options.transport = "usb"
    driver.add_virtual_authenticator(options)
    driver.find_element(By.ID, "add-passkey").click()
    driver.find_element(By.XPATH, "//*[@id='second-one-outcome'][starts-with(., 'Done:')]")


def test_from_the_field(driver):
    driver.add_virtual_authenticator(
        VirtualAuthenticatorOptions(
            transport="internal",
            has_resident_key=True,
            has_user_verification=True,
            is_user_verified=True,
        )
    )
    driver.get("http://localhost:3000/passkeys")
    driver.find_element(By.ID, "make-field-passkey").click()
    wait = WebDriverWait(driver, 10)
    wait.until(EC.text_to_be_present_in_element((By.ID, "field-state"), "The passkey is made."))
    # The authenticator chooses the passkey by itself.
    driver.find_element(By.ID, "offer-passkeys").click()
    driver.find_element(By.XPATH, "//*[@id='from-the-field-outcome'][starts-with(., 'Done:')]")
