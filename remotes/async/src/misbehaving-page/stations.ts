import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  error: {
    name: 'Error',
    goal: 'Press ‘Start: Error’. Type the last word of the uncaught error into ‘Word: Error’, and press ‘Check: Error’.',
    hard: 'The error is on the console, and in the error event of the window. The page shows nothing of it.',
  },
  rejection: {
    name: 'Rejection',
    goal: 'Press ‘Start: Rejection’. Type the last word of the unhandled rejection into ‘Word: Rejection’, and press ‘Check: Rejection’.',
    hard: 'Nobody handles the rejection. It is not an error event, so a listener for errors does not hear it.',
  },
  console: {
    name: 'Console',
    goal: 'Press ‘Start: Console’. Take the last words of the messages in the order debug, log, info, warn, error. Type them into ‘Word: Console’ with spaces between them, and press ‘Check: Console’.',
    hard: 'Each level has one word, and they come in another order. Consoles hide some levels until you ask for them.',
  },
  picture: {
    name: 'Missing picture',
    goal: 'Press ‘Start: Missing picture’. The address of the missing picture has a word after the question mark. Type it into ‘Word: Missing picture’, and press ‘Check: Missing picture’.',
    hard: 'Three pictures are asked for, and one of them does not exist. Its element is there all the same.',
  },
  script: {
    name: 'Missing script',
    goal: 'Press ‘Start: Missing script’. The address of the missing script has a word after ‘lamp-’. Type it into ‘Word: Missing script’, and press ‘Check: Missing script’.',
    hard: 'The element of the script leaves the document when the script fails. Only the network and the console know its address then.',
  },
  policy: {
    name: 'Policy violated',
    goal: 'Press ‘Start: Policy violated’. Find the host that the policy refuses. Type the part before its dot into ‘Word: Policy violated’, and press ‘Check: Policy violated’.',
    hard: 'The browser refuses the request before it leaves, so a tool that watches the network may not see it.',
  },
  'long-task': {
    name: 'Long task',
    goal: 'Press ‘Start: Long task’. Find the measure that takes longer than 50 milliseconds. Type its name into ‘Word: Long task’, and press ‘Check: Long task’.',
    hard: 'The page does not react for a third of a second. The profiler shows three measures, and one of them is long.',
  },
  memory: {
    name: 'Memory grows',
    goal: 'Press ‘Start: Memory grows’. The class that stays in memory has a word after ‘Lamp’ in its name. Type it into ‘Word: Memory grows’, and press ‘Check: Memory grows’.',
    hard: 'The page makes objects of three classes, and keeps those of one. You need a heap snapshot, or a count of the objects.',
    needs: { devtools: true },
  },
  listener: {
    name: 'Leaking listener',
    goal: 'Press ‘Start: Leaking listener’. The event type whose listener stays has a word after ‘lamp-’. Type it into ‘Word: Leaking listener’, and press ‘Check: Leaking listener’.',
    hard: 'Listeners for three types of events are added to the window, and two of them are removed. A page cannot list its listeners.',
    needs: { devtools: true },
  },
});

export type StationId = keyof typeof stations;
