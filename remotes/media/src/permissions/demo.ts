import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Permissions',
  path: '/permissions',
  description:
    'A browser gives six things only with a permission, such as the camera, the position and the clipboard. Each station shows the state, asks, and says what was answered, also if no answer comes within ten seconds. What it gets never leaves your browser. Input by a script does not count.',
  icon: 'shield-check',
  tags: ['permission', 'camera', 'microphone', 'geolocation', 'notification', 'clipboard', 'isTrusted'],
  keywords:
    'prompt, getUserMedia, copy, paste, allow, block, clipboard permission, grant permission, push notification, browser permission, allow camera',
  paths: { trouble: 2 },
  beyond: true,
  capabilities: {
    clipboard: ['clipboard-read', 'clipboard-write'],
    camera: ['camera'],
    microphone: ['microphone'],
    position: ['position'],
    notifications: ['notifications'],
  },
  tasks: tasksOf(stations, {
    camera: {
      difficulty: 'tricky',
      hint: 'Start the browser with a fake device, and grant the permission before the press.',
    },
    microphone: {
      difficulty: 'tricky',
      hint: 'A fake device of the browser has a microphone too. Grant the permission before the press.',
    },
    position: { difficulty: 'tricky', hint: 'Grant the permission and set the position before the press.' },
    notifications: {
      difficulty: 'tricky',
      hint: 'Grant the permission before the press: nobody answers the question.',
    },
    'clipboard-read': { difficulty: 'tricky', hint: 'Select the field and copy with the keyboard.' },
    'clipboard-write': { difficulty: 'tricky', hint: 'Focus the field and paste with the keyboard.' },
  }),
} satisfies Demo;
