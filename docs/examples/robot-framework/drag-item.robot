*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
sort
    Open Page    /dragItem
    Drag And Drop    id:task5    id:task4
    Drag And Drop    id:task2    id:task3
    Wait Until Page Contains Element    xpath://main//*[@role='status'][.='Correct']

last-to-the-top
    Open Page    /dragItem
    Set Focus To Element    css:#task7 button
    Press Keys    NONE    SPACE
    Repeat Keyword    6 times    Press Keys    NONE    ARROW_UP
    Press Keys    NONE    SPACE
    Wait Until Page Contains Element    xpath:(//main//ol/li)[1][normalize-space()='Task 7']
