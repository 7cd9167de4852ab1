*** Settings ***
Library             OperatingSystem
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
collect
    Create File    ${OUTPUT DIR}/mango.txt
    Create File    ${OUTPUT DIR}/cashew.txt
    Create File    ${OUTPUT DIR}/pitanga.txt
    Open Page    /fileUpload
    Choose File    id:multiple-files    ${OUTPUT DIR}/mango.txt\n${OUTPUT DIR}/cashew.txt
    Choose File    id:multiple-files    ${OUTPUT DIR}/mango.txt\n${OUTPUT DIR}/pitanga.txt
    Wait Until Page Contains    Multiple files: 3 selected

folder
    Create File    ${OUTPUT DIR}/fruit/mango.txt    mango
    Open Page    /fileUpload
    Choose File    id:directory    ${OUTPUT DIR}/fruit
    Wait Until Element Contains    css:ul[aria-label="A folder: names"]    mango.txt fruit

reset
    Create File    ${OUTPUT DIR}/mango.txt
    Open Page    /fileUpload
    Choose File    id:single-file    ${OUTPUT DIR}/mango.txt
    Wait Until Page Contains    Single file: 1 selected
    Click Element    css:[aria-label="Reset one file"]
    Wait Until Page Contains    Single file: nothing selected
    Textfield Value Should Be    id:single-file    ${EMPTY}
