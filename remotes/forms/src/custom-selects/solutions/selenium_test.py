import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_menu_at_the_end_of_the_body(driver):
    driver.get("http://localhost:3000/customSelects")
    city = driver.find_element(By.ID, "city-wanted").text
    driver.find_element(By.ID, "city-control").click()
    menu = driver.find_element(By.ID, "city-menu")
    option = menu.find_element(By.XPATH, f".//*[@role='option'][normalize-space()='{city}']")
    # The menu grows as it opens. Until it is still, a click arrives at another option.
    places = [None]

    def is_still(_):
        places.append(option.rect)
        return places[-1] == places[-2]

    WebDriverWait(driver, 5).until(is_still)
    option.click()
    driver.find_element(
        By.XPATH, "//*[@id='menu-at-the-end-of-the-body-outcome'][starts-with(., 'Done:')]"
    )


def test_options_come_late(driver):
    driver.get("http://localhost:3000/customSelects")
    drink = driver.find_element(By.ID, "drink-wanted").text
    driver.find_element(By.ID, "drink").click()
    option = f"//*[@id='drink-menu']//*[@role='option'][normalize-space()='{drink}']"
    driver.find_element(By.XPATH, option).click()  # waits until the options come
    driver.find_element(By.XPATH, "//*[@id='options-come-late-outcome'][starts-with(., 'Done:')]")


def test_ten_thousand_options(driver):
    driver.get("http://localhost:3000/customSelects")
    locker = driver.find_element(By.ID, "locker-wanted").text
    driver.find_element(By.ID, "locker").send_keys(locker, Keys.ENTER)
    driver.find_element(
        By.XPATH, "//*[@id='ten-thousand-options-outcome'][starts-with(., 'Done:')]"
    )


def test_several_choices(driver):
    driver.get("http://localhost:3000/customSelects")
    wanted = driver.find_element(By.ID, "toppings-wanted").text.split(", ")
    field = driver.find_element(By.ID, "toppings-ts-control")
    field.send_keys(Keys.BACK_SPACE, Keys.BACK_SPACE)  # removes both tags
    for topping in wanted:
        field.send_keys(topping)  # typing opens the menu
        # The list is filtered a moment after the typing, and its options move then.
        WebDriverWait(driver, 5).until(
            lambda _: (
                len(driver.find_elements(By.CSS_SELECTOR, "#toppings-ts-dropdown [role=option]"))
                == 1
            )
        )
        driver.find_element(By.CSS_SELECTOR, "#toppings-ts-dropdown [role=option]").click()
    menu = driver.find_element(By.ID, "toppings-ts-dropdown")
    WebDriverWait(driver, 5).until(EC.invisibility_of_element(menu))  # it covers the button
    driver.find_element(By.ID, "confirm-toppings").click()
    driver.find_element(By.XPATH, "//*[@id='several-choices-outcome'][starts-with(., 'Done:')]")
