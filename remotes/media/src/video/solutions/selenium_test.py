import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

GO_TO = """
  for (const track of arguments[0].textTracks) track.mode = 'showing';
  arguments[0].currentTime = arguments[1];
  arguments[0].playbackRate = 0.25; // each caption then stays for four seconds"""
CAPTION = "return arguments[0].textTracks[0].activeCues?.[0]?.text"


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_caption(driver):
    driver.get("http://localhost:3000/video")
    video = driver.find_element(By.CSS_SELECTOR, "video")
    driver.execute_script(GO_TO, video, 7.5)
    wait = WebDriverWait(driver, 5)
    wait.until(lambda _: driver.execute_script(CAPTION, video) == "Seven")


def test_loop(driver):
    driver.get("http://localhost:3000/video")
    video = driver.find_element(By.CSS_SELECTOR, "video")
    driver.execute_script(GO_TO, video, 9.5)
    wait = WebDriverWait(driver, 5)
    wait.until(lambda _: driver.execute_script(CAPTION, video) == "Nine")
    video.click()  # starts the clip
    wait.until(lambda _: driver.execute_script(CAPTION, video) == "Zero")
    assert video.get_property("paused") is False
