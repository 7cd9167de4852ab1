import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  error: {
    name: 'Error',
    goal: 'Press ‘Start: Error’, and type the last word of the error that nobody catches into the field ‘Word: Error’.',
    hard: 'The error is on the console, and in the error event of the window. The page shows nothing of it.',
  },
  rejection: {
    name: 'Rejection',
    goal: 'Press ‘Start: Rejection’, and type the last word of the reason of the rejected promise into the field ‘Word: Rejection’.',
    hard: 'Nobody handles the rejection. It is not an error event, so a listener for errors does not hear it.',
  },
  console: {
    name: 'Console',
    goal: 'Press ‘Start: Console’, and type the five words on the console into the field ‘Word: Console’, in the order debug, log, info, warn, error, with spaces between them.',
    hard: 'Each level has one word, and they come in another order. Consoles hide some levels until you ask for them.',
  },
  picture: {
    name: 'Missing picture',
    goal: 'Press ‘Start: Missing picture’, and type the word in the address of the picture that is missing into the field ‘Word: Missing picture’.',
    hard: 'Three pictures are asked for, and one of them does not exist. Its element is there all the same.',
  },
  script: {
    name: 'Missing script',
    goal: 'Press ‘Start: Missing script’, and type the word in the address of the script that is missing into the field ‘Word: Missing script’.',
    hard: 'The element of the script leaves the document when the script fails. Only the network and the console know its address then.',
  },
  policy: {
    name: 'Policy violated',
    goal: 'Press ‘Start: Policy violated’, and type the first part of the host that the content security policy refuses into the field ‘Word: Policy violated’.',
    hard: 'The browser refuses the request before it leaves, so a tool that watches the network may not see it.',
  },
  'long-task': {
    name: 'Long task',
    goal: 'Press ‘Start: Long task’, and type the name of the measure that takes longer than 50 milliseconds into the field ‘Word: Long task’.',
    hard: 'The page does not react for a third of a second. The profiler shows three measures, and one of them is long.',
  },
  memory: {
    name: 'Memory grows',
    goal: 'Press ‘Start: Memory grows’, and type the word after Lamp in the name of the class whose objects stay in memory into the field ‘Word: Memory grows’.',
    hard: 'The page makes objects of three classes, and keeps those of one. You need a heap snapshot, or a count of the objects.',
  },
  listener: {
    name: 'Leaking listener',
    goal: 'Press ‘Start: Leaking listener’, and type the word after lamp- in the type of event that keeps its listener on the window into the field ‘Word: Leaking listener’.',
    hard: 'Listeners for three types of events are added to the window, and two of them are removed. A page cannot list its listeners.',
  },
});

export type StationId = keyof typeof stations;
