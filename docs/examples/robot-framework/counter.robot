*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
five
    Open Page    /counter
    Repeat Keyword    5 times    Click Button    xpath://button[normalize-space()='Increment']
    Wait Until Element Contains    css:output[aria-label=Count]    5

below-zero
    Open Page    /counter
    Repeat Keyword    2 times    Click Button    xpath://button[normalize-space()='Decrement']
    Wait Until Element Contains    css:output[aria-label=Count]    -2
