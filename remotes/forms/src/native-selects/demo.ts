import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Native Selects',
  path: '/nativeSelects',
  description:
    'Seven lists of the browser itself: with disabled options, the same name twice, options that come late, and a list that the page replaces. Most tools choose by a script, so that counts in six of them. A person presses the buttons.',
  icon: 'ui-radios-grid',
  tags: ['select', 'option', 'optgroup', 'random'],
  keywords:
    'select element, dropdown list, optgroup, disabled option, stale element, dependent dropdown, cascading select, customizable select, base-select, selectOption timeout',
  paths: { forms: 2.5 },
  beyond: true,
  capabilities: { selects: 'all' },
  tasks: tasksOf(
    stations,
    {
      'disabled-option': { difficulty: 'basic', hint: 'Ask which options are enabled, and take the last one.' },
      'same-name-twice': { difficulty: 'tricky', hint: 'Find the option in its group, and choose it by its value.' },
      replaced: { difficulty: 'tricky', hint: 'Find ‘Street’ again after it is enabled. Do not keep the old element.' },
      late: { difficulty: 'basic', hint: 'Wait for the option itself, not for a time.' },
      'disabled-group': {
        difficulty: 'hard',
        hint: 'Your tool may wait until the select is enabled. Keys work all the same.',
      },
      'add-one': { difficulty: 'tricky', hint: 'Read what is chosen, and choose all three at once, or hold Ctrl.' },
      customizable: {
        difficulty: 'hard',
        hint: 'Open the list by a click and press the option. In other browsers, use keys.',
        rule: 'No script may choose here: a person presses the option or uses keys.',
      },
    },
    'A script may choose an option, but a person presses the buttons.',
  ),
} satisfies Demo;
