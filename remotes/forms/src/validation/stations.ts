import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'browsers-own-message': {
    name: "Browser's own message",
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  summary: {
    name: 'Summary',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'name-taken': {
    name: 'Name taken',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'enabled-when-right': {
    name: 'Enabled when right',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'enabled-after-three-seconds': {
    name: 'Enabled after three seconds',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'field-nobody-sees': {
    name: 'Field nobody sees',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'checked-while-typing': {
    name: 'Checked while typing',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
  'two-steps-and-back': {
    name: 'Two steps and back',
    goal: 'Press the button.',
    hard: 'Say in one sentence what is hard to automate here.',
  },
});
