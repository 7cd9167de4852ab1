import re

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_chat(driver):
    driver.get("http://localhost:3000/liveStreams")
    driver.implicitly_wait(15)  # the questions come slowly
    driver.find_element(By.ID, "join").click()
    messages = "//*[@id='chat-messages']/div"
    for number in [1, 2, 3]:
        question = f"({messages}[contains(., 'Please send me')])[{number}]"
        word = re.search(r"(\S+)\.$", driver.find_element(By.XPATH, question).text)[1]
        if number == 2:
            still_there = f"{messages}[contains(., 'Are you still there?')]"
            driver.find_element(By.XPATH, still_there)
        field = driver.find_element(By.ID, "message")
        field.clear()
        field.send_keys(word)
        driver.find_element(By.ID, "message-submit").click()
    driver.find_element(By.XPATH, "//*[@id='chat-outcome'][starts-with(., 'Done:')]")


def test_events(driver):
    driver.get("http://localhost:3000/liveStreams")
    driver.implicitly_wait(15)  # the alarm comes late
    driver.find_element(By.ID, "follow").click()
    alarm = driver.find_element(By.XPATH, "//*[@id='events-list']/div[contains(., 'Alarm:')]")
    word = alarm.text.split(": ")[-1]
    driver.find_element(By.ID, "alarm-word").send_keys(word, Keys.ENTER)
    driver.find_element(By.XPATH, "//*[@id='events-outcome'][starts-with(., 'Done:')]")


def test_words(driver):
    driver.get("http://localhost:3000/liveStreams")
    word = driver.find_element(By.ID, "stop-word").text
    stop = driver.find_element(By.ID, "stop-story")
    driver.find_element(By.ID, "tell-story").click()
    story = driver.find_element(By.ID, "story")
    # The story goes on fast, so look every 10 ms.
    WebDriverWait(driver, 15, poll_frequency=0.01).until(
        lambda _: word in story.get_property("textContent")
    )
    stop.click()
    driver.find_element(By.XPATH, "//*[@id='words-outcome'][starts-with(., 'Done:')]")
