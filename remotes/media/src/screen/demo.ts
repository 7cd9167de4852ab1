import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Screen',
  path: '/screen',
  description:
    'A picture that takes the whole screen and has controls of its own there, and a dial that takes the pointer and turns by its movement. Input by a script does not count.',
  icon: 'fullscreen',
  tags: ['fullscreen', 'pointer lock', 'mouse', 'random'],
  keywords: 'full screen, requestFullscreen, requestPointerLock, movementX, relative mouse movement, game controls',
  paths: { pointer: 8.5 },
  beyond: true,
  capabilities: { 'held-pointer': ['full-screen', 'dial'] },
  tasks: tasksOf(stations, {
    'full-screen': { difficulty: 'basic', hint: 'The buttons of the picture are elements of the same document.' },
    dial: {
      difficulty: 'hard',
      hint: 'Press the dial, move the mouse in small steps, and read the number between them.',
    },
  }),
} satisfies Demo;
