import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  camera: {
    name: 'Camera',
    goal: 'Let the browser allow the camera, and press ‘Ask for the camera’.',
    hard: 'The browser asks in a window of its own, where no selector reaches. Only a picture counts.',
    needs: { permissions: ['camera'], devices: ['camera'] },
  },
  microphone: {
    name: 'Microphone',
    goal: 'Let the browser allow the microphone, and press ‘Ask for the microphone’.',
    hard: 'A machine without a microphone refuses even if the browser allows it.',
    needs: { permissions: ['microphone'], devices: ['microphone'] },
  },
  position: {
    name: 'Position',
    goal: 'Let the browser give the position 47.3769, 8.5417, and press ‘Ask for the position’.',
    hard: 'Without a set position, the browser may give another one, or none at all.',
    needs: { permissions: ['geolocation'], position: { latitude: 47.3769, longitude: 8.5417 } },
  },
  notifications: {
    name: 'Notifications',
    goal: 'Let the browser allow notifications, and press ‘Ask for notifications’.',
    hard: 'Browsers without a window refuse at once and do not ask.',
    needs: { permissions: ['notifications'] },
  },
  'clipboard-read': {
    name: 'Clipboard read',
    goal: 'Copy the word in ‘Word to copy’, and let the browser allow reading. Then press ‘Read the clipboard’.',
    hard: 'Reading needs a permission, and it shows whatever was copied last.',
    needs: { permissions: ['clipboard-read'] },
  },
  'clipboard-write': {
    name: 'Clipboard write',
    goal: 'Press ‘Write the clipboard’. Paste the word into ‘Pasted word’, and press ‘Check the paste’.',
    hard: 'The page shows the word nowhere: only what you paste has it.',
    needs: { permissions: ['clipboard-write'] },
  },
});
