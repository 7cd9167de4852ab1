import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'new-tab': {
    name: 'New tab without opener',
    goal: 'Open the tab, read the word that stands there, type it into the field Word of the tab and press Check.',
    hard: 'The tab does not know who opened it, and the page has no hold of the tab: whoever opened it carries the word back.',
  },
  'answering-popup': {
    name: 'Popup that answers',
    goal: 'Open the sum, work out in its popup what the page asks there, and press Answer.',
    hard: 'The popup asks the page, and the page the popup: until both messages have come, the popup has nothing to answer.',
  },
  'late-popup': {
    name: 'Late popup',
    goal: 'Send for the visitor, wait for its popup and press Welcome there.',
    hard: 'The popup opens 1.5 seconds after the click: who looks at once sees none, and some browsers block it.',
  },
  'named-window': {
    name: 'Named window',
    goal: 'Press Turn the page twice, and press Keep in the one window, on page 2.',
    hard: 'The second click opens no window: it reuses the first by its name, and the document in it is another one.',
  },
  'closing-window': {
    name: 'It closes itself',
    goal: 'Open the errand, press Finish in its popup and let the popup close itself.',
    hard: 'The window goes away a second after the click, under the hands of whoever is in it.',
  },
  'two-tabs': {
    name: 'Two tabs',
    goal: 'Open the reader and the writer, type tangerine into the writer, press Send, and press Read in the reader.',
    hard: 'The tabs talk to each other and not by the page, and nobody tells a word again to a reader who comes late.',
  },
  'other-origin': {
    name: 'Popup of another origin',
    goal: 'Open the stranger and press Accept in its popup.',
    hard: 'The popup is of another origin: the page may close it and talk to it, and sees neither its address nor its buttons.',
  },
});
