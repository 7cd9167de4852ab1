import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'closed-root': {
    name: 'Closed root',
    goal: 'Press Accept in the box.',
    hard: 'The buttons are in a closed shadow root: no selector and no script of the page reaches them, and a click on the middle of the box meets neither.',
  },
  'three-levels': {
    name: 'Three levels with a field on each',
    goal: 'Type north into the field of the first level, east into that of the second and south into that of the third, and press Check.',
    hard: 'Each level is an open shadow root inside the one before, and a value that a script writes into a field is noticed by nobody.',
  },
  'slotted-button': {
    name: 'Slotted button',
    goal: 'Press Save.',
    hard: 'The buttons are in the document, but drawn where the slots of a shadow root are: the first Save of the document has no slot and is drawn nowhere, the last one is drawn first.',
  },
  'declarative-root': {
    name: 'Declarative root',
    goal: 'Press Stamp in the frame.',
    hard: 'The document in the frame has no script: its shadow root is made by the parser, from a template, and is reached through the frame first.',
  },
  'focus-delegated': {
    name: 'Focus delegated',
    goal: 'Give the focus to the box without a click on its field, and type Rome.',
    hard: 'The box hands its focus on to the field in its root, while the document says that the box has it.',
  },
  'form-element': {
    name: 'A custom element in a form',
    goal: 'Send the form without a rating, which it refuses; choose 3 stars and press Reset; then choose 4 stars and send it.',
    hard: 'The rating is a custom element that has no field inside: its value, its message and its reset are between it and the form.',
  },
  'same-id': {
    name: 'Same id twice',
    goal: 'Press Confirm in the shadow root, and not the one in the page.',
    hard: 'Both buttons have the id confirm and the same name: an id is unique in its own tree only, and the document knows the other one.',
  },
  'label-across': {
    name: 'Label across the border',
    goal: 'Type Ada into the field beside the words Pet name, and press Keep.',
    hard: 'The label is in the page and the field in a shadow root: they are of different trees, so the label belongs to no field and the field has no name.',
  },
  'late-root': {
    name: 'Root attached late',
    goal: 'Press Load, wait until the box has its shadow root, and press Agree in it.',
    hard: 'The root comes 1.5 seconds after the click and takes the place of what the box held before: an equal button, which is then drawn nowhere.',
  },
});
