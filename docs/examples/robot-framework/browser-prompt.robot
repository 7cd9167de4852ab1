*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
welcome
    Open Page    /browserPrompt
    Click Button    xpath://button[normalize-space()='Open prompt']
    Input Text Into Alert    Ana
    Wait Until Page Contains    Welcome, Ana

on-load
    Open Page    /browserPromptOnLoad
    Input Text Into Alert    Bia
    Wait Until Page Contains    Welcome, Bia

cancelled
    Open Page    /browserPrompt
    Click Button    xpath://button[normalize-space()='Open prompt']
    Input Text Into Alert    Ana
    Wait Until Page Contains    Welcome, Ana
    Click Button    xpath://button[normalize-space()='Open prompt']
    Handle Alert    DISMISS
    Wait Until Page Does Not Contain    Welcome, Ana
