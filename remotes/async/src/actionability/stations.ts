import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  attached: {
    name: 'Attached',
    goal: 'Press ‘Start: Attached’, and press ‘Target: Attached’ when it is in the document again.',
    hard: 'The target leaves the document for three seconds. Then a new element takes its place.',
  },
  visible: {
    name: 'Visible',
    goal: 'Press ‘Start: Visible’, and press ‘Target: Visible’ when it is visible again.',
    hard: 'The target is hidden for three seconds by visibility: hidden. It keeps its size and its place.',
  },
  enabled: {
    name: 'Enabled',
    goal: 'Press ‘Start: Enabled’, and press ‘Target: Enabled’ when it is enabled again.',
    hard: 'The target is disabled for three seconds. A press on a disabled button makes no click event.',
  },
  editable: {
    name: 'Editable',
    goal: 'Press ‘Start: Editable’, and type the word of this station into ‘Target: Editable’ when the field is not read-only any more.',
    hard: 'The field is read-only for three seconds, and letters typed then are lost. The target here is always a field.',
  },
  still: {
    name: 'Still',
    goal: 'Press ‘Start: Still’, and press ‘Target: Still’ when it does not move any more.',
    hard: 'The target moves to and fro for three seconds. You can hit it, but that is too early.',
  },
  'on-top': {
    name: 'On top',
    goal: 'Press ‘Start: On top’, and press ‘Target: On top’ when nothing covers it any more.',
    hard: 'Something covers the target for three seconds and takes the press. You can see the target all the time.',
  },
  'with-a-size': {
    name: 'With a size',
    goal: 'Press ‘Start: With a size’, and press ‘Target: With a size’ when it has a size again.',
    hard: 'The target is 0 pixels wide and 0 pixels high for three seconds. Its visibility is not changed.',
  },
  'in-view': {
    name: 'In view',
    goal: 'Press ‘Start: In view’, and press ‘Target: In view’ when it is in view again.',
    hard: 'For three seconds, the target is left of the page, where you cannot scroll.',
  },
  'all-at-once': {
    name: 'All at once',
    goal: 'Press ‘Start: All at once’, and press ‘Target: All at once’ when it is ready.',
    hard: 'Each property above is missing at first. One of them comes back each half second.',
  },
});

export type StationId = keyof typeof stations;
