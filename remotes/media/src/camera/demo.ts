import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Camera',
  path: '/cameraPage',
  description:
    'One button turns the camera on, once the browser allows it, and off again. The picture never leaves your browser.',
  icon: 'camera-video',
  tags: ['camera', 'permission', 'media'],
  tasks: [
    {
      id: 'on',
      goal: 'Turn the camera on, so that its live picture shows.',
      needs: { permissions: ['camera'], devices: ['camera'] },
      outcome: [
        { role: 'button', name: 'Turn Off Camera' },
        { role: 'button', name: 'Turn On Camera', hidden: true },
      ],
    },
    {
      id: 'off',
      goal: 'Turn the camera on, wait for its live picture, and turn it off again.',
      needs: { permissions: ['camera'], devices: ['camera'] },
      outcome: [
        { role: 'button', name: 'Turn Off Camera', during: true },
        { role: 'button', name: 'Turn On Camera' },
      ],
    },
    {
      id: 'refused',
      goal: 'Refuse the camera when the browser asks, and read the reason that the page gives.',
      needs: { devices: ['camera'] },
      outcome: [
        { role: 'alert', pattern: 'Error accessing camera: .+' },
        { role: 'button', name: 'Turn On Camera' },
      ],
    },
  ],
} satisfies Demo;
