import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  passes: {
    name: 'Passes',
    goal: 'Turn on ‘Open the gate’. Wait until the gate is open, and press ‘Send letter’.',
    hard: 'The gate takes a second to open. The letter needs a token of the gate, and the server checks it.',
  },
  'fails-first': {
    name: 'Fails first',
    goal: 'Turn on ‘Open the stuck gate’. If it turns itself off, turn it on again. When the gate is open, press ‘Send parcel’.',
    hard: 'The first time, the gate does not open and turns itself off again.',
  },
  expires: {
    name: 'Expires',
    goal: 'Turn on ‘Open the short gate’, and wait until ‘Send postcard’ is enabled. Turn the gate on again, and press ‘Send postcard’ within six seconds.',
    hard: 'The token lasts six seconds, and the button is enabled only after it has expired.',
  },
  invisible: {
    name: 'Invisible',
    goal: 'Type the word below into ‘Word’, key by key, and press ‘Send word’.',
    hard: 'You see no gate. The page counts your keys, and a text that comes all at once gets no token.',
  },
  'in-a-frame': {
    name: 'In a frame of another origin',
    goal: 'Turn on ‘Open the far gate’ in the frame ‘Far gate’. Wait until the gate is open, and press ‘Send box’.',
    hard: 'The gate is in a frame of another origin, and the page hears only of its token.',
  },
});
