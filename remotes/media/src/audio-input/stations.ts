import { defineStations } from '@playground/kit/contract/station';

const microphone = { permissions: ['microphone' as const], devices: ['microphone' as const] };

export const stations = defineStations({
  record: {
    name: 'Record two seconds',
    goal: 'Let the browser allow the microphone, and press ‘Record’. When the recording is 2 to 10 seconds long, press ‘Stop recording’.',
    hard: 'The time counts from the answer of the browser, not from your press. Watch the clock of the station, not your own.',
    needs: microphone,
  },
  play: {
    name: 'Play one at a time',
    goal: 'Play ‘Bell’, ‘Horn’ and ‘Flute’ to their end, each one alone.',
    hard: 'Only the words beside a sound say that it has ended. If you start the next one earlier, the first one stops.',
  },
  download: {
    name: 'Download and remove',
    goal: 'Let the browser allow the microphone. Press ‘Record memo’, ‘Stop memo’ and ‘Download memo’. Type the size of the file into ‘Size in bytes’, and press ‘Remove memo’.',
    hard: 'The page does not show the size: only the file has it. Each recording has another one.',
    needs: { ...microphone, downloads: true },
  },
  level: {
    name: 'Level',
    goal: 'Let the browser allow the microphone, and press ‘Listen’. Speak until the level reaches the mark, and press ‘Stop listening’.',
    hard: 'The level rises and falls many times a second. A tool cannot speak: its browser needs a device that does.',
    needs: microphone,
  },
  refused: {
    name: 'Refused',
    goal: 'Let the browser refuse the microphone, and press ‘Ask for the microphone’. Type the word of the message into ‘Word’, and press ‘Go on without’.',
    hard: 'The browser asks in a window of its own, where no selector reaches. If it gives no answer, the page says so after ten seconds.',
    needs: { devices: ['microphone'] },
  },
});
