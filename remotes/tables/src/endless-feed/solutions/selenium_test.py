import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_to_the_end(driver):
    driver.get("http://localhost:3000/endlessFeed")
    for last in range(20, 140, 20):
        # The implicit wait lasts until the batch has loaded.
        post = driver.find_element(By.ID, f"long-{last}")
        driver.execute_script("arguments[0].scrollIntoView({ block: 'end' })", post)
    driver.find_element(By.ID, "long-120-like").click()
    driver.find_element(By.XPATH, "//*[@id='to-the-end-outcome'][starts-with(., 'Done:')]")


def test_find_the_post(driver):
    driver.get("http://localhost:3000/endlessFeed")
    feed = driver.find_element(By.ID, "button-feed")
    posts = (By.CSS_SELECTOR, "article")
    like = (By.XPATH, ".//article[h3[contains(., 'by Ottilie Brandt')]]//button")
    driver.implicitly_wait(0)
    while not feed.find_elements(*like):
        count = len(feed.find_elements(*posts))
        driver.find_element(By.ID, "load-more").click()
        WebDriverWait(driver, 5).until(lambda _: len(feed.find_elements(*posts)) > count)
    feed.find_element(*like).click()
    driver.implicitly_wait(5)
    driver.find_element(By.XPATH, "//*[@id='find-the-post-outcome'][starts-with(., 'Done:')]")
