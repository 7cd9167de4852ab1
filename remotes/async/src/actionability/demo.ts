import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Actionability',
  path: '/actionability',
  description:
    'In each station, the target is not ready for three seconds, and a press before that is a miss. Each one lacks another thing that tools wait for. You can choose a button, a field, a select or a label. A log shows each event and the state of the target at that moment. Input by a script does not count.',
  icon: 'unlock',
  tags: ['wait', 'visible', 'disabled', 'read-only', 'animation', 'overlay', 'random'],
  keywords:
    'auto-wait, actionable, stable, receives events, flaky, timeout, element is not clickable, wait for element, element to be clickable, element is not enabled, element is not stable, readonly, waitFor, expected conditions, click does nothing',
  paths: { waiting: 4 },
  beyond: true,
  capabilities: { actionability: 'all' },
  tasks: tasksOf(stations, {
    attached: { difficulty: 'basic', hint: 'Look for the button again after the start, and wait until you find it.' },
    visible: { difficulty: 'basic', hint: 'The element is there all the time: wait until it is visible.' },
    enabled: {
      difficulty: 'basic',
      hint: 'Some tools click a disabled button without an error. Wait until it is enabled.',
    },
    editable: { difficulty: 'tricky', hint: 'A read-only field is enabled. Wait until it has no attribute readonly.' },
    still: { difficulty: 'tricky', hint: 'Compare the place of the button at two moments, or ask for its animations.' },
    'on-top': { difficulty: 'tricky', hint: 'Ask which element is at the middle of the button before you press.' },
    'with-a-size': { difficulty: 'tricky', hint: 'Wait until the box of the button is wider than 0 pixels.' },
    'in-view': { difficulty: 'tricky', hint: 'Scrolling does not help: wait until the box is in the window.' },
    'all-at-once': {
      difficulty: 'hard',
      hint: 'Wait for the last thing that is given, or try until the press is possible.',
    },
  }),
} satisfies Demo;
