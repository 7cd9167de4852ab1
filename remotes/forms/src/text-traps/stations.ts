import { defineStations } from '@playground/kit/contract/station';

const PRESS = 'Press the button that reads exactly as the words in bold.';

export const stations = defineStations({
  'non-breaking-spaces': {
    name: 'Non-breaking spaces',
    goal: PRESS,
    hard: 'The spaces on the button are non-breaking, so a search with ordinary spaces does not find it.',
  },
  'zero-width-spaces': {
    name: 'Zero-width spaces',
    goal: 'Type the code on the ticket into ‘Code on the ticket’ as you read it, and press ‘Check code’.',
    hard: 'The code contains zero-width spaces. You cannot see them, but a copy contains them.',
  },
  'soft-hyphens': {
    name: 'Soft hyphens',
    goal: PRESS,
    hard: 'The word on the button contains soft hyphens, which you see only at the end of a line.',
  },
  'bidi-marks': {
    name: 'Bidi marks',
    goal: 'Type the number on the parcel into ‘Number on the parcel’ as you read it, and press ‘Check number’.',
    hard: 'A mark before the digits turns their direction. The document has them in the other order.',
  },
  'case-by-style': {
    name: 'Case by style',
    goal: PRESS,
    hard: 'Styles change capital and small letters. The document has another case than you read.',
  },
  'text-by-before': {
    name: 'Text by ::before',
    goal: PRESS,
    hard: 'The first word of each button comes from a style. It is not in the document.',
  },
  ellipsis: {
    name: 'Ellipsis',
    goal: 'Press the button whose full name is exactly the words in bold.',
    hard: 'Each name is cut. A script cuts some in the text, and a style cuts the others. Point at a button or focus it to read its full name.',
  },
  'text-in-pieces': {
    name: 'Text in pieces',
    goal: PRESS,
    hard: 'The text of the button is in several elements. No text node contains all of it.',
  },
  'look-alike-letters': {
    name: 'Look-alike letters',
    goal: 'Type the word on the sign into ‘Word on the sign’ in Latin letters, and press ‘Check word’.',
    hard: 'Some letters on the sign are Cyrillic. They look like Latin letters, but they are not equal to them.',
  },
  'ids-that-change': {
    name: 'Ids that change',
    goal: 'Find the button that reads exactly as the words in bold. Press it twice.',
    hard: 'The ids end in the number of the build. Each load and each press makes a new build.',
  },
  'ids-with-dots': {
    name: 'Ids with dots',
    goal: 'Press ‘Remove’ in the row of the fruit in bold.',
    hard: 'The ids contain dots. In a CSS selector, a dot begins a class, and another button has this id and class.',
  },
  'ids-with-digits-first': {
    name: 'Ids with digits first',
    goal: PRESS,
    hard: 'The ids begin with a digit. A CSS selector with such an id needs an escape.',
  },
  'classes-in-any-order': {
    name: 'Classes in any order',
    goal: PRESS,
    hard: 'The order of the classes is different on each load, and one class contains the name of another.',
  },
  'labels-that-occur-twice': {
    name: 'Labels that occur twice',
    goal: 'Type the town in bold into ‘Town’ of the address in bold. Leave the other ‘Town’ empty, and press ‘Save addresses’.',
    hard: 'Both addresses have a field with the label Town.',
  },
  'label-not-the-name': {
    name: 'A label that is not the accessible name',
    goal: PRESS,
    hard: 'The accessible name of each button is not what you read on it. It is what you read on another one.',
  },
});
