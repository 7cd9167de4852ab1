import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  error: {
    name: 'Error',
    goal: 'Press ‘Start: Error’, type the last word of the uncaught error into ‘Word: Error’, and check it.',
    hard: 'The error is on the console, and in the error event of the window. The page shows nothing of it.',
  },
  rejection: {
    name: 'Rejection',
    goal: 'Press ‘Start: Rejection’, type the last word of the unhandled rejection into ‘Word: Rejection’, and check it.',
    hard: 'Nobody handles the rejection. It is not an error event, so a listener for errors does not hear it.',
  },
  console: {
    name: 'Console',
    goal: 'Press ‘Start: Console’, type the last word of each message in the order debug, log, info, warn, error, with spaces between them, and check them.',
    hard: 'Each level has one word, and they come in another order. Consoles hide some levels until you ask for them.',
  },
  picture: {
    name: 'Missing picture',
    goal: 'Press ‘Start: Missing picture’, type the word after the question mark in the address of the missing picture, and check it.',
    hard: 'Three pictures are asked for, and one of them does not exist. Its element is there all the same.',
  },
  script: {
    name: 'Missing script',
    goal: 'Press ‘Start: Missing script’, type the word after lamp- in the address of the missing script, and check it.',
    hard: 'The element of the script leaves the document when the script fails. Only the network and the console know its address then.',
  },
  policy: {
    name: 'Policy violated',
    goal: 'Press ‘Start: Policy violated’, type the part before the dot of the host that the policy refuses, and check it.',
    hard: 'The browser refuses the request before it leaves, so a tool that watches the network may not see it.',
  },
  'long-task': {
    name: 'Long task',
    goal: 'Press ‘Start: Long task’, type the name of the measure that takes longer than 50 milliseconds, and check it.',
    hard: 'The page does not react for a third of a second. The profiler shows three measures, and one of them is long.',
  },
  memory: {
    name: 'Memory grows',
    goal: 'Press ‘Start: Memory grows’, type the word after Lamp in the name of the class that stays in memory, and check it.',
    hard: 'The page makes objects of three classes, and keeps those of one. You need a heap snapshot, or a count of the objects.',
    needs: { devtools: true },
  },
  listener: {
    name: 'Leaking listener',
    goal: 'Press ‘Start: Leaking listener’, type the word after lamp- in the type of event whose listener stays, and check it.',
    hard: 'Listeners for three types of events are added to the window, and two of them are removed. A page cannot list its listeners.',
    needs: { devtools: true },
  },
});

export type StationId = keyof typeof stations;
