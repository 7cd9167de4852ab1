import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  stop: {
    name: 'Stop at 75',
    goal: 'Press ‘Start download’. When the progress bar ‘Download’ shows 75 to 79 percent, press ‘Stop download’.',
    hard: 'The bar never stops by itself at that place, and its speed differs with each seed. You have less than a second.',
  },
  three: {
    name: 'Three at once',
    goal: 'Press ‘Start uploads’. When all three progress bars show 100 percent, press ‘Go on’.',
    hard: 'The three bars have different speeds. If you wait for one of them only, it may be the fastest.',
  },
  order: {
    name: 'Any order',
    goal: 'Press ‘Cook all’. Take the three dishes in the order in which they are ready.',
    hard: 'The order follows the seed, and it may not be the order on the page.',
  },
  gone: {
    name: 'Gone after two seconds',
    goal: 'Press ‘Ask for a code’. Type the code of the message that appears into the field ‘Code’, and press ‘Check code’.',
    hard: 'The message comes after one to three seconds. Two seconds later, it leaves the document.',
  },
  returns: {
    name: 'It returns',
    goal: 'Press ‘Show reminder’. Close the reminder each time it returns. When it is closed for good, press ‘Leave the house’.',
    hard: 'A second after you close it, the reminder comes back. Nothing but the text below says whether it will.',
  },
  stacked: {
    name: 'Stacked',
    goal: 'Press ‘Show five messages’, and wait until all five are there. Then close the third message from the top.',
    hard: 'Each new message comes on top of the others and pushes them down. The third one is another one until all are there.',
  },
});
