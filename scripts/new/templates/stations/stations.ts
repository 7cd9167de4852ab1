import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'first-station': {
    name: 'First Station',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
});
