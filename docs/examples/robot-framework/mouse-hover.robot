*** Settings ***
Resource            playground.resource
Test Teardown       Show And Close

*** Test Cases ***
hover
    Open Page    /mouseHover
    Mouse Over    xpath://button[normalize-space()='Hover over me']
    Wait Until Page Contains    This text is now visible!
    Mouse Over    css:h1
    Wait Until Page Does Not Contain    This text is now visible!

focus
    Open Page    /mouseHover
    Wait Until Keyword Succeeds    20x    0s    Move To Next Element
    Wait Until Page Contains    This text is now visible!

*** Keywords ***
Move To Next Element
    Press Keys    NONE    TAB
    Element Should Be Focused    xpath://button[normalize-space()='Hover over me']
