import json

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By


@pytest.fixture
def driver():
    options = webdriver.ChromeOptions()
    options.enable_bidi = True
    driver = webdriver.Chrome(options=options)
    driver.implicitly_wait(5)
    yield driver
    driver.quit()


def test_fruits(driver):
    driver.get("http://localhost:3000/mockTarget")
    fruit = driver.find_element(By.ID, "wanted-fruit").text
    # The page is of another origin than the server, so the answer needs a header for CORS.
    headers = {"Content-Type": "application/json", "Access-Control-Allow-Origin": "*"}
    body = json.dumps({"fruits": [fruit]})
    driver.network.add_request_handler(
        ["**/mock/fruits**"],
        lambda request: request.provide_response(status=200, headers=headers, body=body),
    )
    driver.find_element(By.ID, "load-fruits").click()
    driver.find_element(By.XPATH, "//*[@id='fruits-outcome'][starts-with(., 'Done:')]")


def test_sent(driver):
    driver.get("http://localhost:3000/mockTarget")
    amount = int(driver.find_element(By.ID, "wanted-amount").text)
    order = json.dumps({"fruit": "apple", "amount": amount})

    def change_order(request):
        if request.method == "POST":  # not the question of CORS before it
            request.set_body(order)

    driver.network.add_request_handler(["**/mock/order**"], change_order)
    driver.find_element(By.ID, "send-order").click()
    driver.find_element(By.XPATH, "//*[@id='sent-outcome'][starts-with(., 'Done:')]")


def test_slow(driver):
    driver.get("http://localhost:3000/mockTarget")
    driver.set_network_conditions(offline=False, latency=3100, throughput=1_000_000)
    driver.find_element(By.ID, "load-slowly").click()
    driver.find_element(By.XPATH, "//*[@id='slow-outcome'][starts-with(., 'Done:')]")
