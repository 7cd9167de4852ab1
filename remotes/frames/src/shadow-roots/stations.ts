import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'closed-root': {
    name: 'Closed root',
    goal: 'Press ‘Accept’, one of the two buttons in the closed shadow root.',
    hard: 'The buttons are in a closed shadow root, which selectors and scripts of the page cannot reach. A click in the middle of the box hits neither button.',
  },
  'three-levels': {
    name: 'Three levels with a field on each',
    goal: 'Type ‘north’ into ‘Word of the first level’ and ‘east’ into ‘Word of the second level’. Type ‘south’ into ‘Word of the third level’, and press ‘Check’.',
    hard: 'Each level is an open shadow root inside the one before. The page does not notice a value that a script writes into a field.',
  },
  'slotted-button': {
    name: 'Slotted button',
    goal: 'Press the button ‘Save’ that you can see.',
    hard: 'The buttons are in the document, but they appear where a shadow root has slots for them. The first Save in the document has no slot and is not shown; the last one appears first.',
  },
  'declarative-root': {
    name: 'Declarative root',
    goal: 'Press ‘Stamp’ in the frame ‘Declarative root’.',
    hard: 'The document in the frame has no script: the parser makes its shadow root from a template. You have to enter the frame first.',
  },
  'focus-delegated': {
    name: 'Focus delegated',
    goal: 'Give the box around the field ‘City’ the focus without a click on the field, and type ‘Rome’.',
    hard: 'The box passes its focus on to the field in its shadow root, but the document reports that the box has the focus. A script may give the focus, but not type.',
  },
  'form-element': {
    name: 'A custom element in a form',
    goal: 'Press ‘Send’ without a rating. Choose 3 stars, and press ‘Reset’. Choose 4 stars, and press ‘Send’.',
    hard: 'The rating is a custom element without a field inside. A script gives the form its value and its error message.',
  },
  'same-id': {
    name: 'Same id twice',
    goal: 'Press the button ‘Confirm’ in the shadow root, not the one in the page.',
    hard: 'Both buttons have the id confirm and the same name. An id is unique only in its own tree, and a search in the document finds the wrong button.',
  },
  'label-across': {
    name: 'Label across the border',
    goal: 'Type ‘Ada’ into the field under the words ‘Pet name’, and press ‘Keep’.',
    hard: 'The label is in the page, and the field is in a shadow root. A label cannot belong to a field in another tree, so the field has no accessible name.',
  },
  'late-root': {
    name: 'Root attached late',
    goal: 'Press ‘Load’, and wait for the new terms. Then press ‘Agree’ there.',
    hard: 'The shadow root comes 1.5 seconds after the click. Its button replaces one that looks the same and is not shown any more.',
  },
});
