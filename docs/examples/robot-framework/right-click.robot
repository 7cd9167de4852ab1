*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
right-click
    Open Page    /rightClick
    Open Context Menu    xpath://button[normalize-space()='Right click here']
    Wait Until Page Contains    The button was right clicked
