import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  chat: {
    name: 'Chat',
    goal: 'Press ‘Join’. Ada asks for three words, one after the other. Type each word into ‘Message’ when she asks for it, and press ‘Send’ while the line is open.',
    hard: 'After your first answer, the line is lost. The page opens it again after two seconds. Until then, a message reaches nobody.',
  },
  events: {
    name: 'Events from the server',
    goal: 'Press ‘Follow’. Type the word of the alarm into ‘Word of the alarm’, and press ‘Check alarm’.',
    hard: 'News comes before the alarm, and the line ends once. The browser comes back by itself and gets what is missing.',
  },
  poll: {
    name: 'Long poll',
    goal: 'Press ‘Wait for news’. Type the three words into ‘Words of the news’ in the order of their arrival, and press ‘Check news’.',
    hard: 'Each answer takes a second, and some answers are empty. Then the page asks again.',
  },
  words: {
    name: 'Word by word',
    goal: 'Press ‘Tell a story’. When the word below has arrived, press ‘Stop’ before five more words arrive.',
    hard: 'A new word arrives each 0.3 seconds, and the story does not stop at that word.',
  },
  order: {
    name: 'Out of order',
    goal: 'Press ‘Receive words’. Type the five words into ‘Words in order’ in the order of their numbers, and press ‘Check order’.',
    hard: 'The words arrive in another order, one after the other. The list keeps that order.',
  },
  lost: {
    name: 'Nothing lost',
    goal: 'Press ‘Receive parcels’, and wait until the line has ended. Type the number of each lost parcel into ‘Number of the parcel’, and press ‘Ask again’. When all twelve are here, press ‘All are here’.',
    hard: 'The line is lost once, and parcels that are sent meanwhile are lost. Only their numbers tell.',
  },
});
