import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Stale Elements',
  path: '/staleElements',
  description:
    'Elements that are replaced, reordered or used again for something else while you work with them. A reference to an element that you found before is then stale or shows another thing. Only the elements that are there now count. Input by a script does not count.',
  icon: 'arrow-repeat',
  tags: ['stale element', 'list', 'table', 'timer', 'focus', 'random'],
  keywords:
    'stale element reference, StaleElementReferenceException, detached, rerender, re-render, key, StaleElementReference, detached from the DOM, not attached to the DOM, element is not attached to the page document, no longer attached, node is detached',
  paths: { waiting: 5 },
  beyond: true,
  tasks: tasksOf(stations, {
    timer: { difficulty: 'tricky', hint: 'Find the button again before each press, and wait until it is a new one.' },
    focus: { difficulty: 'tricky', hint: 'Focus the field first, and find it again before you type.' },
    keys: { difficulty: 'basic', hint: 'Find the second button by the name of the person, not by its position.' },
    'no-keys': { difficulty: 'tricky', hint: 'Find the second button again by the name of the person.' },
    table: { difficulty: 'hard', hint: 'Read the whole table with one command, and add the numbers in your code.' },
    shrinking: {
      difficulty: 'tricky',
      hint: 'Find the first old item again after each press, or begin at the end of the list.',
    },
  }),
} satisfies Demo;
