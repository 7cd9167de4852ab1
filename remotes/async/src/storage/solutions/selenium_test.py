import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support import expected_conditions as EC
from selenium.webdriver.support.wait import WebDriverWait


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_cookies(driver):
    driver.get("http://localhost:3000/storage")
    driver.find_element(By.ID, "set-cookies").click()
    wait = WebDriverWait(driver, 10)
    all_set = "All four cookies are set."
    wait.until(EC.text_to_be_present_in_element((By.ID, "cookies-state"), all_set))
    cookies = driver.get_cookies()  # HttpOnly cookies too
    ours = [cookie for cookie in cookies if cookie["name"].startswith("storage-")]
    total = sum(int(cookie["value"]) for cookie in ours)
    driver.find_element(By.ID, "cookie-sum").send_keys(str(total))
    driver.find_element(By.ID, "check-cookie-sum").click()
    driver.find_element(By.XPATH, "//*[@id='cookies-outcome'][starts-with(., 'Done:')]")


def test_indexed_db(driver):
    driver.get("http://localhost:3000/storage")
    driver.find_element(By.ID, "fill-database").click()
    wait = WebDriverWait(driver, 10)
    full = "The database is full."
    wait.until(EC.text_to_be_present_in_element((By.ID, "database-state"), full))
    name = driver.find_element(By.ID, "database-name").text
    key = int(driver.find_element(By.ID, "parcel-key").text)  # a text would find another parcel
    owner = driver.execute_async_script(
        """const [name, key, resolve] = arguments;
        const request = indexedDB.open(name);
        request.onsuccess = () => {
            const parcels = request.result.transaction('parcels').objectStore('parcels');
            const parcel = parcels.get(key);
            parcel.onsuccess = () => {
                request.result.close();
                resolve(parcel.result.owner);
            };
        };""",
        name,
        key,
    )
    driver.find_element(By.ID, "parcel-owner").send_keys(owner)
    driver.find_element(By.ID, "check-parcel-owner").click()
    driver.find_element(By.XPATH, "//*[@id='indexed-db-outcome'][starts-with(., 'Done:')]")


def test_offline(driver):
    driver.get("http://localhost:3000/storage")
    driver.find_element(By.ID, "install-worker").click()
    driver.switch_to.frame("offline-frame")
    wait = WebDriverWait(driver, 10)
    wait.until(EC.text_to_be_present_in_element((By.ID, "worker"), "Version 1 is active."))
    driver.switch_to.default_content()
    # Workaround: DevTools set the network.
    # https://www.selenium.dev/documentation/webdriver/bidi/cdp/
    driver.set_network_conditions(offline=True, latency=0, throughput=0)
    driver.find_element(By.ID, "load-offline-page").click()
    driver.find_element(By.XPATH, "//*[@id='offline-outcome'][starts-with(., 'Done:')]")


def test_partitioned(driver):
    driver.get("http://localhost:3000/storage")
    driver.find_element(By.ID, "store-in-both").click()
    name = driver.find_element(By.ID, "flavour-name").text
    driver.switch_to.frame("storing-frame")
    driver.find_element(By.XPATH, "//*[text()='This frame has stored its word.']")
    word = driver.execute_script("return localStorage.getItem(arguments[0])", name)
    driver.switch_to.default_content()
    driver.find_element(By.ID, "frame-word").send_keys(word)
    driver.find_element(By.ID, "check-frame-word").click()
    driver.find_element(By.XPATH, "//*[@id='partitioned-outcome'][starts-with(., 'Done:')]")
