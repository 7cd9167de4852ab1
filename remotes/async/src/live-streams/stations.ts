import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  chat: {
    name: 'Chat',
    goal: 'Press ‘Join’. Send Ada the three words that she asks for, each while the line is open.',
    hard: 'After your first answer, the line is lost. The page opens it again after two seconds. Until then, a message reaches nobody.',
  },
  events: {
    name: 'Events from the server',
    goal: 'Press ‘Follow’, type the word of the alarm into the field Word of the alarm, and press ‘Check alarm’.',
    hard: 'News comes before the alarm, and the line ends once. The browser comes back by itself and gets what is missing.',
  },
  poll: {
    name: 'Long poll',
    goal: 'Press ‘Wait for news’, type the three words in the order of their arrival into the field Words of the news, and press ‘Check news’.',
    hard: 'Each answer takes a second, and some answers are empty. Then the page asks again.',
  },
  words: {
    name: 'Word by word',
    goal: 'Press ‘Tell a story’, and press ‘Stop’ after the printed word has arrived, before five more words arrive.',
    hard: 'A new word arrives each 0.3 seconds, and the story does not stop at that word.',
  },
  order: {
    name: 'Out of order',
    goal: 'Press ‘Receive words’, type the five words in the order of their numbers into the field Words in order, and press ‘Check order’.',
    hard: 'The words arrive in another order, one after the other. The list keeps that order.',
  },
  lost: {
    name: 'Nothing lost',
    goal: 'Press ‘Receive parcels’, ask again for each parcel that was lost, and press ‘All are here’ when all twelve are here.',
    hard: 'The line ends once, and parcels that are sent meanwhile are lost. Only their numbers tell.',
  },
});
