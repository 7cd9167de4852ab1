import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Visibility',
  path: '/visibility',
  description:
    'Fifteen ways to be hidden or nearly so, and one button without them. A table says what the document, the pointer and assistive technology say of each, computed live. Input by a script does not count.',
  icon: 'eye-slash',
  tags: ['visibility', 'opacity', 'inert', 'aria-hidden', 'hit test', 'accessibility', 'wait', 'random'],
  keywords:
    'display none, covered, off-screen, sr-only, actionability, invisible, element not interactable, ElementNotInteractableException, element is not visible, hidden, a11y, screen reader, strict mode violation, isDisplayed, toBeVisible',
  paths: { waiting: 7 },
  beyond: true,
  tasks: tasksOf(stations, {
    'press-reachable': {
      difficulty: 'hard',
      hint: 'The element at the middle of a button gets the click. Opacity makes no difference to that.',
    },
    'press-by-keyboard': {
      difficulty: 'hard',
      hint: 'Focus each of these buttons and press Enter. Some tools refuse to focus what they call hidden.',
    },
    'screen-reader': {
      difficulty: 'hard',
      hint: 'Read the column of assistive technology: it shows the role and name that a screen reader finds.',
    },
    'wait-until-seen': {
      difficulty: 'tricky',
      hint: 'Wait until the cover is gone. Some tools check by themselves that a click arrives.',
    },
    'gone-for-good': {
      difficulty: 'tricky',
      hint: 'Wait until no such element is in the document. It is not enough that it is hidden.',
    },
  }),
} satisfies Demo;
