*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
new-tab
    Open Page    /openNewTab
    Click Link    Open new tab
    Switch Window    NEW
    Wait Until Location Is    %{PLAYGROUND_URL}/newTab
    Wait Until Page Contains    This page was opened in a new tab.
