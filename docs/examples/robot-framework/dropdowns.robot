*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
menus
    Open Page    /dropdowns
    Click Element    id:simple-dropdown
    Click Element    xpath://*[@id='simple-dropdown-menu']/button[.='Another action']
    Click Element    id:split-dropdown
    Click Element    xpath://*[@id='split-dropdown-menu']/button[.='Something else here']
    Page Should Contain Element    xpath:(//main//dd)[1][.='Another action']
    Page Should Contain Element    xpath:(//main//dd)[2][.='Something else here']

lists
    Open Page    /dropdowns
    Select From List By Label    id:simple-select    Two
    Select From List By Label    id:single-list-select    One
    Select From List By Label    id:multiple-list-select    One    Three
    Page Should Contain Element    xpath:(//main//dd)[3][.='Two']
    Page Should Contain Element    xpath:(//main//dd)[4][.='One']
    Page Should Contain Element    xpath:(//main//dd)[5][.='One, Three']
