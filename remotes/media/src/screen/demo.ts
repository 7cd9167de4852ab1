import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Screen',
  path: '/screen',
  description:
    'A picture that takes the whole screen and has controls of its own there, a dial that takes the pointer and turns by its movement, and a screen that you share with the page. Input by a script does not count.',
  icon: 'fullscreen',
  tags: ['fullscreen', 'pointer lock', 'screen sharing', 'mouse', 'random'],
  keywords:
    'full screen, requestFullscreen, requestPointerLock, movementX, relative mouse movement, game controls, getDisplayMedia, screen sharing, screen capture, tab capture, window picker',
  paths: { pointer: 8.5 },
  beyond: true,
  capabilities: { 'held-pointer': ['full-screen', 'dial'], 'screen-sharing': ['share'] },
  tasks: tasksOf(stations, {
    'full-screen': { difficulty: 'basic', hint: 'The buttons of the picture are elements of the same document.' },
    dial: {
      difficulty: 'hard',
      hint: 'Press the dial, move the mouse in small steps, and read the number between them.',
    },
    share: {
      difficulty: 'tricky',
      hint: 'Chromium has a switch that says yes when a page asks for its own tab.',
    },
  }),
} satisfies Demo;
