*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
three-buttons
    Open Page    /shadowDom
    Click Button    css:#in-the-page button
    Wait Until Page Contains    First button
    Press In Shadow Root    second-button-host    Second button
    Press In Shadow Root    third-button-host    Third button

innermost-text
    Open Page    /shadowDom
    ${first}    Get WebElement    id:first-level-host
    ${second}    Evaluate    $first.shadow_root.find_element("id", "second-level-host")
    ${third}    Evaluate    $second.shadow_root.find_element("id", "third-level-host")
    ${text}    Evaluate    $third.shadow_root.find_element("css selector", "div")
    Element Text Should Be    ${text}    Text of the third level

*** Keywords ***
Press In Shadow Root
    [Arguments]    ${host}    ${name}
    ${element}    Get WebElement    id:${host}
    ${button}    Evaluate    $element.shadow_root.find_element("css selector", "button")
    Click Element    ${button}
    Wait Until Element Contains    ${button}    ${name}
