import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  stop: {
    name: 'Stop at 75',
    goal: 'Press ‘Start download’, and press ‘Stop download’ when the progress bar Download shows 75 to 79 percent.',
    hard: 'The bar never stops by itself at that place, and its speed differs with each seed. You have less than a second.',
  },
  three: {
    name: 'Three at once',
    goal: 'Press ‘Start uploads’, and press ‘Go on’ when all three progress bars show 100 percent.',
    hard: 'The three bars have different speeds. If you wait for one of them only, it may be the fastest.',
  },
  order: {
    name: 'Any order',
    goal: 'Press ‘Cook all’, and take the three dishes in the order in which they are ready.',
    hard: 'The order follows the seed, and it may not be the order on the page.',
  },
  gone: {
    name: 'Gone after two seconds',
    goal: 'Press ‘Ask for a code’, type the code of the message that appears into the field Code, and press ‘Check code’.',
    hard: 'The message comes after one to three seconds. Two seconds later, it leaves the document.',
  },
  returns: {
    name: 'It returns',
    goal: 'Press ‘Show reminder’, close the reminder each time it returns until it is closed for good, and press ‘Leave the house’.',
    hard: 'A second after you close it, the reminder comes back. Nothing but the text below says whether it will.',
  },
  stacked: {
    name: 'Stacked',
    goal: 'Press ‘Show five messages’, wait until all five are there, and close the third message from the top.',
    hard: 'Each new message comes on top of the others and pushes them down. The third one is another one until all are there.',
  },
});
