import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Validation',
  path: '/validation',
  description:
    'Eight forms that check what you type: by the browser, by React Hook Form, and by a server that answers late and out of order. Text that a script writes is a miss.',
  icon: 'clipboard-check',
  tags: ['form', 'validation', 'disabled', 'focus', 'async', 'honeypot', 'wizard', 'isTrusted'],
  keywords:
    'constraint validation, error summary, react hook form, username taken, debounce, multi-step form, required field, inline error, error message, form validation, aria-invalid, stepper',
  paths: { forms: 5 },
  beyond: true,
  tasks: tasksOf(stations, {
    'browsers-own-message': {
      difficulty: 'tricky',
      hint: 'The message is a property of the field, not an element. A script may read it.',
    },
    summary: { difficulty: 'basic', hint: 'Look at which element has the focus after the first press.' },
    'name-taken': { difficulty: 'tricky', hint: 'Wait for the alert, and take the name from its text.' },
    'enabled-when-right': { difficulty: 'basic', hint: 'Leave the last field before you look at the button.' },
    'enabled-after-three-seconds': {
      difficulty: 'tricky',
      hint: 'The state of the button is in an ARIA attribute. The browser does not enforce it.',
    },
    'field-nobody-sees': { difficulty: 'basic', hint: 'Do not fill all fields of the form in a loop.' },
    'checked-while-typing': {
      difficulty: 'hard',
      hint: 'Wait for an answer that quotes the whole text that is in the field.',
    },
    'two-steps-and-back': { difficulty: 'basic', hint: 'Find the fields anew in each step.' },
  }),
} satisfies Demo;
