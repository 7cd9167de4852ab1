import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Frameworks',
  path: '/frameworks',
  description:
    'The same small to-do list five times: by React 19, React 18, Vue, Svelte and Lit. A test that passes for one of them and not for another depends on the framework. Input by a script does not count.',
  icon: 'bricks',
  tags: ['React', 'Vue', 'Svelte', 'Lit', 'shadow root', 'isTrusted'],
  keywords:
    'todo, to-do list, custom element, v-model, framework, angular, virtual DOM, controlled input, react input, web component',
  paths: { frames: 10 },
  beyond: true,
  tasks: tasksOf(stations, {
    basics: {
      difficulty: 'tricky',
      hint: 'Write the steps once, for a list by its name. Wait for the result of each step.',
    },
    typed: {
      difficulty: 'tricky',
      hint: 'Press real keys, one after the other, and leave the field before you go on.',
    },
    later: {
      difficulty: 'tricky',
      hint: 'Read the old word first, press the button, and wait until the word is another one.',
    },
    same: {
      difficulty: 'tricky',
      hint: 'Find the button by its name inside its list. If your selectors stop at a shadow root, enter it first.',
    },
  }),
} satisfies Demo;
