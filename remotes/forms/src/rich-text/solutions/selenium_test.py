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


def test_editable_block(driver):
    driver.get("http://localhost:3000/richText")
    wanted = driver.find_element(By.ID, "note-wanted").text
    # clear() would empty the block by a script.
    note = driver.find_element(By.ID, "note")
    note.send_keys(Keys.CONTROL, "a", Keys.NULL, wanted)
    driver.find_element(By.ID, "check-note").click()
    driver.find_element(By.XPATH, "//*[@id='editable-block-outcome'][starts-with(., 'Done:')]")


def test_code_editor(driver):
    driver.get("http://localhost:3000/richText")
    lamp = int(driver.find_element(By.ID, "lamp-wanted").text.removeprefix("lamp-"))
    value = driver.find_element(By.ID, "value-wanted").text
    driver.find_element(By.ID, "open-code").click()
    host = driver.find_element(By.ID, "lamps-host")
    code = host.shadow_root.find_element(By.CSS_SELECTOR, "#lamps")
    # The line of the lamp is not in the document until the cursor comes near.
    # All keys in one call, because each call moves the cursor to the end first.
    move = [Keys.CONTROL, Keys.HOME, Keys.NULL, Keys.ARROW_DOWN * (lamp - 1), Keys.END]
    code.send_keys(*move, Keys.BACK_SPACE, Keys.BACK_SPACE, value)
    driver.find_element(By.ID, "check-code").click()
    driver.find_element(By.XPATH, "//*[@id='code-editor-outcome'][starts-with(., 'Done:')]")


def test_mention(driver):
    driver.get("http://localhost:3000/richText")
    person = driver.find_element(By.ID, "person-wanted").text
    # An editor is there as soon as its code is.
    editor = driver.find_element(By.CSS_SELECTOR, "#invitation[contenteditable]")
    editor.send_keys(f"@{person.split(' ')[0]}")
    driver.find_element(By.XPATH, f"//*[@role='option'][.='{person}']").click()
    driver.find_element(By.ID, "check-mention").click()
    driver.find_element(By.XPATH, "//*[@id='mention-outcome'][starts-with(., 'Done:')]")


def test_composed_text(driver):
    # Workaround: WebDriver has no input method, but the protocol of Chrome has one.
    # https://github.com/w3c/webdriver/issues/1683
    driver.get("http://localhost:3000/richText")
    text = driver.find_element(By.ID, "word-wanted").text
    driver.find_element(By.CSS_SELECTOR, "#word[contenteditable]").click()
    end = {"selectionStart": len(text), "selectionEnd": len(text)}
    driver.execute_cdp_cmd("Input.imeSetComposition", {"text": text, **end})
    driver.execute_cdp_cmd("Input.insertText", {"text": text})  # ends the composition
    driver.find_element(By.ID, "check-word").click()
    driver.find_element(By.XPATH, "//*[@id='composed-text-outcome'][starts-with(., 'Done:')]")
