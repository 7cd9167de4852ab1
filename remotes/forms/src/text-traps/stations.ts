import { defineStations } from '@playground/kit/contract/station';

const press = (station: string) => `Press the button that reads exactly as the words in bold under ‘${station}’.`;

export const stations = defineStations({
  'non-breaking-spaces': {
    name: 'Non-breaking spaces',
    goal: press('Non-breaking spaces'),
    hard: 'The spaces on the button are non-breaking, so a search with ordinary spaces does not find it.',
  },
  'zero-width-spaces': {
    name: 'Zero-width spaces',
    goal: 'Type the code on the ticket into ‘Code on the ticket’ as you read it, and press ‘Check code’.',
    hard: 'The code contains zero-width spaces. You cannot see them, but a copy contains them.',
  },
  'soft-hyphens': {
    name: 'Soft hyphens',
    goal: press('Soft hyphens'),
    hard: 'The word on the button contains soft hyphens, which you see only at the end of a line.',
  },
  'bidi-marks': {
    name: 'Bidi marks',
    goal: 'Type the number on the parcel into ‘Number on the parcel’ as you read it, and press ‘Check number’.',
    hard: 'A mark before the digits turns their direction. The document has them in the other order.',
  },
  'case-by-style': {
    name: 'Case by style',
    goal: press('Case by style'),
    hard: 'Styles change capital and small letters. The document has another case than you read.',
  },
  'text-by-before': {
    name: 'Text by ::before',
    goal: press('Text by ::before'),
    hard: 'The first word of each button comes from a style. It is not in the document.',
  },
  ellipsis: {
    name: 'Ellipsis',
    goal: 'Press the button whose full name is exactly the words in bold under ‘Ellipsis’.',
    hard: 'Each name is cut. A script cuts some in the text, and a style cuts the others. Point at a button or focus it to read its full name.',
  },
  'text-in-pieces': {
    name: 'Text in pieces',
    goal: press('Text in pieces'),
    hard: 'The text of the button is in several elements. No text node contains all of it.',
  },
  'look-alike-letters': {
    name: 'Look-alike letters',
    goal: 'Type the word on the sign into ‘Word on the sign’ in Latin letters, and press ‘Check word’.',
    hard: 'Some letters on the sign are Cyrillic. They look like Latin letters, but they are not equal to them.',
  },
  'ids-that-change': {
    name: 'Ids that change',
    goal: 'Press the button that reads exactly as the words in bold under ‘Ids that change’, twice.',
    hard: 'The ids end in the number of the build. Each load and each press makes a new build.',
  },
  'ids-with-dots': {
    name: 'Ids with dots',
    goal: 'Under ‘Ids with dots’, press Remove in the row of the fruit in bold.',
    hard: 'The ids contain dots. In a CSS selector, a dot begins a class, and another button has this id and class.',
  },
  'ids-with-digits-first': {
    name: 'Ids with digits first',
    goal: press('Ids with digits first'),
    hard: 'The ids begin with a digit. A CSS selector with such an id needs an escape.',
  },
  'classes-in-any-order': {
    name: 'Classes in any order',
    goal: press('Classes in any order'),
    hard: 'The order of the classes is different on each load, and one class contains the name of another.',
  },
  'labels-that-occur-twice': {
    name: 'Labels that occur twice',
    goal: 'Under ‘Labels that occur twice’, type the town in bold into Town of the address in bold. Leave the other Town empty, and press ‘Save addresses’.',
    hard: 'Both addresses have a field with the label Town.',
  },
  'label-not-the-name': {
    name: 'A label that is not the accessible name',
    goal: press('A label that is not the accessible name'),
    hard: 'The accessible name of each button is not what you read on it. It is what you read on another one.',
  },
});
