import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'new-tab': {
    name: 'New tab without opener',
    goal: 'Follow the link ‘Open the tab’, and read the word there. Type it into ‘Word of the tab’ on the page ‘Windows’, and press ‘Check’.',
    hard: 'The tab does not know which page opened it, and the page cannot reach the tab. You have to carry the word back.',
  },
  'answering-popup': {
    name: 'Popup that answers',
    goal: 'Press ‘Open the sum’, and add the two numbers that the popup shows. Type the result into ‘Sum’, and press ‘Answer’.',
    hard: 'The popup asks the page for its question, and the page sends it. Until both messages have arrived, there is nothing to answer.',
  },
  'late-popup': {
    name: 'Late popup',
    goal: 'Press ‘Send for the visitor’, and wait for the popup. Then press ‘Welcome’ in it.',
    hard: 'The popup opens 1.5 seconds after the click. A search right after the click finds none, and some browsers block such a popup.',
  },
  'named-window': {
    name: 'Named window',
    goal: 'Press ‘Turn the page’ twice. Then press ‘Keep’ on page 2 in the window that opened.',
    hard: 'The second click opens no new window. It reuses the first one by its name, and loads another document in it.',
  },
  'closing-window': {
    name: 'It closes itself',
    goal: 'Press ‘Open the errand’, and press ‘Finish’ in the popup. Let the popup close itself.',
    hard: 'The popup closes one second after the click, while your tool may still be in it.',
  },
  'two-tabs': {
    name: 'Two tabs',
    goal: 'Press ‘Open the reader’ and ‘Open the writer’. Type ‘tangerine’ into ‘Word’ in the writer, and press ‘Send’ there. Then press ‘Read’ in the reader.',
    hard: 'The tabs talk to each other, not through the page. A reader that opens late gets no earlier messages.',
  },
  'other-origin': {
    name: 'Popup of another origin',
    goal: 'Press ‘Open the stranger’, and press ‘Accept’ in the popup.',
    hard: 'The popup is on another origin. The page can close it and send it messages, but cannot read its address or its buttons.',
  },
  beforehand: {
    name: 'Page rendered beforehand',
    goal: 'Follow the link ‘Open the lobby’, and the link ‘Next page’ there. Type the word that you see into ‘Word of the next page’ on the page ‘Windows’, and press ‘Confirm’.',
    hard: 'Chromium may load and render the next page before the click, so no load event follows it. The page counts its visit and changes its word only when it is shown.',
  },
});
