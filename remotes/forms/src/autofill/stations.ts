import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  address: {
    name: 'Address with a decoy',
    goal: 'Fill the address below into the fields that you can see, and press ‘Save address’.',
    hard: 'A person never sees one of the fields. If it is filled, the page takes you for a robot.',
  },
  card: {
    name: 'Card in another language',
    goal: 'Fill the card below into the fields, and press ‘Save card’.',
    hard: 'The language of the labels changes with the seed. The tokens of autocomplete (cc-name, cc-number, cc-exp, cc-csc) never do.',
  },
  'filled-before': {
    name: 'Filled before the page knows',
    goal: 'Press ‘Show login’. The browser fills in ‘Email’, but the page does not know the text. Enter the same text so that the page knows it. Then press ‘Continue’.',
    hard: 'The text is in the field, but no event has told the page. So it still counts 0 letters, and the same text may tell it nothing.',
  },
});
