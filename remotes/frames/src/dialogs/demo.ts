import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Dialogs',
  path: '/dialogs',
  description:
    'Fifteen stations with everything that opens over a page: dialogs of the browser, dialogs and popovers of the document, and one box that only looks like a dialog. Browsers differ in the question before leaving and in printing: the outcome says what this browser did. A page cannot see whether the browser showed an alert. Input by a script does not count.',
  icon: 'chat-square-dots',
  tags: ['dialog', 'alert', 'popover', 'beforeunload', 'print', 'iframe'],
  keywords:
    'alert, confirm, popup, modal, confirmation, unexpected alert open, UnexpectedAlertOpenException, accept alert, dismiss dialog, window.confirm, leave page, native dialog, javascript alert, backdrop, light dismiss, closedby, commandfor, tooltip, popover hint',
  paths: { frames: 5 },
  beyond: true,
  capabilities: {
    dialogs: ['alert', 'confirm', 'one-after-the-other', 'prompt-with-a-default', 'from-a-frame', 'inside-the-site'],
    'before-leaving': ['before-leaving'],
    'top-layer': [
      'native-dialog',
      'non-modal-dialog',
      'popovers',
      'press-beside',
      'asks-before-it-closes',
      'hints-in-a-menu',
    ],
    print: ['print'],
  },
  tasks: tasksOf(stations, {
    alert: { difficulty: 'tricky', hint: 'Look up how your tool handles dialogs, and prepare it before the click.' },
    confirm: {
      difficulty: 'tricky',
      hint: 'Use one handler for each dialog: the first one dismisses, and the second one accepts.',
    },
    'one-after-the-other': {
      difficulty: 'tricky',
      hint: 'Keep the handler for all dialogs, or wait for a second one after the first.',
    },
    'prompt-with-a-default': {
      difficulty: 'tricky',
      hint: 'Pass the text to the method that accepts the prompt: it replaces the default.',
    },
    'from-a-frame': {
      difficulty: 'tricky',
      hint: 'Click inside the frame, but handle the dialog where you handle those of the page.',
    },
    'before-leaving': {
      difficulty: 'hard',
      rule: 'A script may reload or close the page, but not tick.',
      hint: 'Look up beforeunload in your tool: many accept it without asking you, unless you say otherwise.',
    },
    'inside-the-site': {
      difficulty: 'tricky',
      rule: 'A script may go back, but not press or tick.',
      hint: 'The page asks with a confirm: a handler that dismisses it keeps you on the page.',
    },
    print: {
      difficulty: 'hard',
      rule: 'A script may call print, but not press the button.',
      hint: 'Look up how your tool makes a PDF of a page: a headless browser has no print dialog.',
    },
    'native-dialog': {
      difficulty: 'basic',
      hint: 'This dialog is an element of the page with the role dialog: find the button inside it.',
    },
    'non-modal-dialog': {
      difficulty: 'basic',
      hint: 'The dialog stays open while you use the page, so press the buttons in the order of the task.',
    },
    popovers: {
      difficulty: 'tricky',
      hint: 'Start with the popover that stays open by itself, because opening it later closes the others.',
    },
    'not-a-dialog': {
      difficulty: 'basic',
      hint: 'This box is part of the page, so a handler for dialogs never sees it: click its button.',
    },
    'press-beside': {
      difficulty: 'tricky',
      hint: 'Click with the mouse at a place of the window, not on an element.',
    },
    'asks-before-it-closes': {
      difficulty: 'tricky',
      hint: 'The question is an element of the page, so find its button as any other.',
    },
    'hints-in-a-menu': {
      difficulty: 'tricky',
      hint: 'Hover over one fruit after the other, and read the element with the role tooltip each time.',
    },
  }),
  pages: [{ title: 'Greeting', path: '/dialogs/greeting', component: 'documents/GreetingFrame', frame: 'bare' }],
} satisfies Demo;
