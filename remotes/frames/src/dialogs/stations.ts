import { defineStations } from '@playground/kit/contract/station';

/** What the dialogs of the browser say: the tasks name it, and the stations ask with it. */
export const dialogTexts = {
  alert: 'The kettle is boiling.',
  confirm: 'Delete the report?',
  booking: 'Book seat 12?',
  booked: 'Seat 12 is booked.',
  prompt: 'How many tickets?',
  frame: 'Greetings from a frame.',
} as const;

export const stations = defineStations({
  alert: {
    name: 'Alert',
    goal: 'Press Show alert and close the alert.',
    hard: 'While it is open the whole page stands still, and it is no part of the document: a tool has to be ready for it before the click.',
    needs: { dialogs: [{ type: 'alert', message: dialogTexts.alert }] },
  },
  confirm: {
    name: 'Confirm',
    goal: 'Press Delete report and refuse, then press it once more and accept.',
    hard: 'One button and one question, and two answers: what answers all dialogs alike deletes at once, or never.',
    needs: {
      dialogs: [
        { type: 'confirm', message: dialogTexts.confirm, answer: false },
        { type: 'confirm', message: dialogTexts.confirm, answer: true },
      ],
    },
  },
  'one-after-the-other': {
    name: 'One after the other',
    goal: 'Press Book seat, accept, and close the alert that comes a second later.',
    hard: 'The alert opens by itself when the click has long returned: what was ready for one dialog meets the second unprepared.',
    needs: {
      dialogs: [
        { type: 'confirm', message: dialogTexts.booking, answer: true },
        { type: 'alert', message: dialogTexts.booked },
      ],
    },
  },
  'prompt-with-a-default': {
    name: 'Prompt with a default',
    goal: 'Press Choose number and answer 3 in place of 2, which is there already.',
    hard: 'Who only accepts answers 2, with some tools nothing at all, and who types behind it answers 23.',
    needs: { dialogs: [{ type: 'prompt', message: dialogTexts.prompt, answer: '3' }] },
  },
  'from-a-frame': {
    name: 'From a frame',
    goal: 'Press Greet in the frame of the page’s own origin and close its alert.',
    hard: 'The alert stands before the whole tab, not in the frame. The frame beside it is of another origin: some browsers refuse its alert, and the outcome says what this one did.',
    needs: { dialogs: [{ type: 'alert', message: dialogTexts.frame }] },
  },
  'before-leaving': {
    name: 'Before leaving',
    goal: 'Tick Ask before leaving, then reload or close the page, and stay when the browser asks.',
    hard: 'A browser asks only who has touched the page, in words of its own, and most tools answer for you: by leaving.',
    needs: { asksBeforeLeaving: true },
  },
  print: {
    name: 'Print',
    goal: 'Have this page printed, by Print this page or by a command of the browser.',
    hard: 'What opens is no part of the page, and a browser without a window has no printer; the looks of print alone are no print.',
  },
  'native-dialog': {
    name: 'Native dialog',
    goal: 'Press Save drawing and answer Keep both in the dialog.',
    hard: 'Its return value counts: Escape leaves none, and Enter presses the first of the three buttons. All else on the page is out of reach meanwhile.',
  },
  'non-modal-dialog': {
    name: 'Non-modal dialog',
    goal: 'Press Open tally, press Add one three times while the tally is open, and close the tally by its button.',
    hard: 'It is a dialog and all of the page stays in reach: nothing waits for it, Escape does not close it, and while it is closed nothing is counted.',
  },
  popovers: {
    name: 'Popovers',
    goal: 'Open Note, then Menu and in it More, close these two by one click beside them, and last Note by its button.',
    hard: 'Note stays until it is told to go. Menu and More go with any click beside them, so that whoever opens Note last has closed them.',
  },
  'not-a-dialog': {
    name: 'Not a dialog',
    goal: 'Press Show message and close the message by OK.',
    hard: 'It only looks like an alert: the page has drawn it, no handler of dialogs hears of it, and a click beside it does not close it.',
  },
});
