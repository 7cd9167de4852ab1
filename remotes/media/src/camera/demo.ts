import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Camera',
  path: '/cameraPage',
  description:
    'One button turns the camera on, once the browser allows it, and off again. The picture never leaves your browser.',
  icon: 'camera-video',
  tags: ['camera', 'permission', 'media'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
