import { defineStations } from '@playground/kit/contract/station';
import { dialogTexts } from './dialogTexts';

export const stations = defineStations({
  alert: {
    name: 'Alert',
    goal: 'Press ‘Show alert’, and close the alert.',
    hard: 'While the alert is open, nothing on the page reacts. It is not part of the document, so a tool has to prepare for it before the click.',
    needs: { dialogs: [{ type: 'alert', message: dialogTexts.alert }] },
  },
  confirm: {
    name: 'Confirm',
    goal: 'Press ‘Delete report’, and cancel. Then press it again, and accept.',
    hard: 'The same dialog needs two different answers. A handler that always accepts deletes at once; one that always dismisses never deletes.',
    needs: {
      dialogs: [
        { type: 'confirm', message: dialogTexts.confirm, answer: false },
        { type: 'confirm', message: dialogTexts.confirm, answer: true },
      ],
    },
  },
  'one-after-the-other': {
    name: 'One after the other',
    goal: 'Press ‘Book seat’, and accept the question. Then close the alert that opens a second later.',
    hard: 'The alert opens by itself, after the click has returned. A handler for one dialog only does not answer the second.',
    needs: {
      dialogs: [
        { type: 'confirm', message: dialogTexts.booking, answer: true },
        { type: 'alert', message: dialogTexts.booked },
      ],
    },
  },
  'prompt-with-a-default': {
    name: 'Prompt with a default',
    goal: 'Press ‘Choose number’, and answer 3 instead of the 2 that is in the field.',
    hard: 'If you accept without typing, the answer is 2 (some tools send an empty one). If you type without clearing the field, it is 23.',
    needs: { dialogs: [{ type: 'prompt', message: dialogTexts.prompt, answer: '3' }] },
  },
  'from-a-frame': {
    name: 'From a frame',
    goal: 'Press ‘Greet’ in the frame ‘Own origin’, and close its alert.',
    hard: 'The alert belongs to the whole tab, not to the frame. Some browsers refuse an alert from the frame Another origin, and a page cannot find out whether they showed it.',
    needs: { dialogs: [{ type: 'alert', message: dialogTexts.frame }] },
  },
  'before-leaving': {
    name: 'Before leaving',
    goal: 'Tick ‘Ask before leaving’, and reload or close the page. When the browser asks, stay.',
    hard: 'Browsers ask only after you have interacted with the page, and they choose the words. Most tools answer for you, and leave. A script may reload the page. If a link changes the page without a new document, the browser does not ask.',
    needs: { asksBeforeLeaving: true },
  },
  'inside-the-site': {
    name: 'Inside the site',
    goal: 'Tick ‘Ask inside the site’. Press one of these: ‘Go Back’, the logo or the link ‘All pages’. When the page asks whether to leave, cancel.',
    hard: 'In the shell, these load no new document, so the browser does not ask. The page has to ask for itself, with a confirm. It also asks after Back of the browser, if the browser lets it. A script may go back, but not press or tick.',
    needs: { dialogs: [{ type: 'confirm', message: dialogTexts.leaving, answer: false }] },
  },
  print: {
    name: 'Print',
    goal: 'Print the page ‘Dialogs’, with the button ‘Print this page’ or with a command of the browser.',
    hard: 'The print dialog is not part of the page, and a headless browser shows none. A script may call print. Emulating print media does not count.',
  },
  'native-dialog': {
    name: 'Native dialog',
    goal: 'Press ‘Save drawing’, and press ‘Keep both’ in the dialog.',
    hard: 'The return value of the dialog counts. Escape gives none, and Enter presses Replace, the first button. You cannot reach the rest of the page until the dialog closes.',
  },
  'non-modal-dialog': {
    name: 'Non-modal dialog',
    goal: 'Press ‘Open tally’. Press ‘Add one’ three times while the tally is open, and press ‘Close tally’.',
    hard: 'You can use the whole page while this dialog is open. Escape does not close it, and nothing is counted while it is closed.',
  },
  popovers: {
    name: 'Popovers',
    goal: 'Press ‘Open Note’, then ‘Open Menu’, and then ‘Open More’ in the menu. Close ‘Menu’ and ‘More’ with one click beside them. Then press ‘Close Note’.',
    hard: 'Note stays open until you press its button. Any click beside Menu and More closes both, so opening Note last closes them.',
  },
  'not-a-dialog': {
    name: 'Not a dialog',
    goal: 'Press ‘Show message’, and close the message with ‘OK’.',
    hard: 'It looks like an alert, but the page draws it. No dialog handler is called, and a click beside it does not close it.',
  },
  'press-beside': {
    name: 'Press beside',
    goal: 'Press ‘Open weather’. Close the dialog by a press beside it.',
    hard: 'A modal dialog takes every click, and the veil behind it is not an element. Escape and ‘Close weather’ close it too, but do not count.',
  },
  'asks-before-it-closes': {
    name: 'Asks before it closes',
    goal: 'Press ‘Write letter’, and type the word below into ‘Letter’. Press ‘Close letter’, and answer with ‘Keep writing’. Then press ‘Save letter’.',
    hard: 'The dialog asks in a second dialog of the page, so a handler for dialogs never sees it. A second Escape can close it without an answer.',
  },
  'hints-in-a-menu': {
    name: 'Hints in a menu',
    goal: 'Press ‘Open fruits’. Point at the fruits, or move the focus to them, until a hint says ripe. Press that fruit.',
    hard: 'A hint has a text only while the pointer or the focus is on its fruit. It opens over the menu without closing it, and the next hint closes it.',
  },
});
