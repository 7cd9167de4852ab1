import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'full-screen': {
    name: 'Full screen',
    goal: 'Press ‘Full screen’. Press ‘Mark’ in the picture, and then ‘Leave full screen’.',
    hard: 'In full screen only the picture is there, with its own buttons. Escape leaves it too, but does not count.',
  },
  dial: {
    name: 'Held pointer',
    goal: 'Press ‘Hold the dial’. Move the mouse until the dial shows the number below, and press a mouse button.',
    hard: 'The dial takes the pointer (pointer lock): it has no place then, and only the distance of each movement counts. Ten pixels to the right add one.',
    needs: { pointerLock: true },
  },
  share: {
    name: 'Shared screen',
    goal: 'Press ‘Share the screen’, and choose a tab, a window or a screen. Press ‘Stop sharing’ when the page shows its picture.',
    hard: 'The browser asks in a window of its own, where no selector reaches. A tool has to start the browser with the answer.',
    needs: { devices: ['screen'] },
  },
});
