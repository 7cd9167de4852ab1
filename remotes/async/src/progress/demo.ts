import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Progress and Toasts',
  path: '/progress',
  description:
    'Progress bars that you stop or wait for, and messages that disappear, return and pile up. The speeds, the order and the texts follow the seed, so a fixed pause does not help. Input by a script does not count.',
  icon: 'bar-chart-steps',
  tags: ['progress bar', 'toast', 'wait', 'timer', 'random'],
  keywords:
    'spinner, notification, snackbar, loading, percent, loading indicator, alert message, flash message, disappearing message, progressbar',
  paths: { waiting: 2 },
  beyond: true,
  tasks: tasksOf(stations, {
    stop: { difficulty: 'tricky', hint: 'Ask for the value of the bar again and again, and press at once.' },
    three: { difficulty: 'basic', hint: 'Wait for each of the three bars, not only for the first.' },
    order: { difficulty: 'tricky', hint: 'Wait for any dish that is ready and not taken yet.' },
    gone: { difficulty: 'tricky', hint: 'Read the text of the message as soon as it appears, and type it later.' },
    returns: { difficulty: 'tricky', hint: 'Close it in a loop that ends with the text closed for good.' },
    stacked: { difficulty: 'basic', hint: 'Wait until the number of messages is five, and then choose by position.' },
  }),
} satisfies Demo;
