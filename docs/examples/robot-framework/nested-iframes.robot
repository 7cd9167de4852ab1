*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
both-secrets
    Open Page    /nestedIframes
    Select Frame    css:iframe[title="First iframe"]
    Click Link    tapioca
    Wait Until Page Contains    You've clicked on the first iframe link!
    Select Frame    css:iframe[title="Second iframe"]
    Click Link    samba
    Wait Until Page Contains    You have clicked on the second iframe link!

alternating-origins
    Open Page    /nestedIframes
    Click Element    id:alternate
    Select Frame    css:iframe[src$="frames=alternate"]
    Select Frame    css:iframe[title="Second iframe"]
    Click Link    samba
    Wait Until Page Contains    You have clicked on the second iframe link!
