import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Camera',
  path: '/cameraPage',
  description:
    'One button turns the camera on and off. The browser asks for permission first. The picture never leaves your browser.',
  icon: 'camera-video',
  tags: ['camera', 'permission', 'media'],
  keywords: 'webcam, video stream, fake camera, getUserMedia',
  capabilities: { camera: 'all' },
  paths: { files: 8 },
  tasks: [
    {
      id: 'on',
      goal: 'Turn the camera on and wait for its live picture.',
      difficulty: 'tricky',
      hint: 'Start the browser with a fake device and grant the permission before the click.',
      needs: { permissions: ['camera'], devices: ['camera'] },
      outcome: [
        { role: 'button', name: 'Turn Off Camera' },
        { role: 'button', name: 'Turn On Camera', hidden: true },
      ],
    },
    {
      id: 'off',
      goal: 'Turn the camera on, wait for its live picture, and turn it off again.',
      difficulty: 'tricky',
      hint: 'Wait until the video is visible before you press the button a second time.',
      needs: { permissions: ['camera'], devices: ['camera'] },
      outcome: [
        { role: 'button', name: 'Turn Off Camera', during: true },
        { role: 'button', name: 'Turn On Camera' },
      ],
    },
    {
      id: 'refused',
      goal: 'Turn the camera on, but refuse the permission. The page shows the reason.',
      difficulty: 'tricky',
      hint: 'Look up how your tool refuses a permission: without an answer, the page waits for ever.',
      needs: { devices: ['camera'] },
      outcome: [
        { role: 'alert', pattern: 'Error accessing camera: .+' },
        { role: 'button', name: 'Turn On Camera' },
      ],
    },
  ],
} satisfies Demo;
