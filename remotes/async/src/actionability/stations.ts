import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  attached: {
    name: 'Attached',
    goal: 'Press ‘Start: Attached’. When ‘Target: Attached’ is in the document again, press it.',
    hard: 'The target leaves the document for three seconds. Then a new element takes its place.',
  },
  visible: {
    name: 'Visible',
    goal: 'Press ‘Start: Visible’. When ‘Target: Visible’ is visible again, press it.',
    hard: 'The target is hidden for three seconds by visibility: hidden. It keeps its size and its place.',
  },
  enabled: {
    name: 'Enabled',
    goal: 'Press ‘Start: Enabled’. When ‘Target: Enabled’ is enabled again, press it.',
    hard: 'The target is disabled for three seconds. A press on a disabled button makes no click event.',
  },
  editable: {
    name: 'Editable',
    goal: 'Press ‘Start: Editable’. When the field ‘Target: Editable’ is not read-only any more, type the word below into it.',
    hard: 'The field is read-only for three seconds, and letters typed then are lost. The target here is always a field.',
  },
  still: {
    name: 'Still',
    goal: 'Press ‘Start: Still’. When ‘Target: Still’ does not move any more, press it.',
    hard: 'The target moves to and fro for three seconds. You can hit it, but that is too early.',
  },
  'on-top': {
    name: 'On top',
    goal: 'Press ‘Start: On top’. When nothing covers ‘Target: On top’ any more, press it.',
    hard: 'Something covers the target for three seconds and takes the press. You can see the target all the time.',
  },
  'with-a-size': {
    name: 'With a size',
    goal: 'Press ‘Start: With a size’. When ‘Target: With a size’ has a size again, press it.',
    hard: 'The target is 0 pixels wide and 0 pixels high for three seconds. Its visibility is not changed.',
  },
  'in-view': {
    name: 'In view',
    goal: 'Press ‘Start: In view’. When ‘Target: In view’ is in view again, press it.',
    hard: 'For three seconds, the target is left of the page, where you cannot scroll.',
  },
  'all-at-once': {
    name: 'All at once',
    goal: 'Press ‘Start: All at once’. When ‘Target: All at once’ is ready, press it.',
    hard: 'Each property above is missing at first. One of them comes back each half second.',
  },
});

export type StationId = keyof typeof stations;
