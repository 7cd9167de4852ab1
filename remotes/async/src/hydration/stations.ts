import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  dead: {
    name: 'Dead at first',
    goal: 'Press ‘Load guests’, and wait until the loaded part is alive. Type the name below into ‘Guest’, and press ‘Add guest’.',
    hard: 'The server’s markup looks ready at once, but nothing hears you for three seconds. Earlier clicks and letters are lost.',
  },
  right: {
    name: 'Done right',
    goal: 'Press ‘Load tea’. Then press ‘Order tea’ exactly once. You need not wait.',
    hard: 'Here, early clicks are kept and done again when the part is alive. If you press twice because nothing happens, you order twice.',
  },
  typed: {
    name: 'Typed too early',
    goal: 'Press ‘Load message’. Type the word below into ‘Message’ so that the page knows it, and press ‘Send message’.',
    hard: 'Letters that you type before the part is alive stay in the field, but the page does not know them. If you type the same text again, that is no change for the page.',
  },
  swapped: {
    name: 'Swapped while pressed',
    goal: 'Press ‘Load payment’, and press ‘Pay’. A new button ‘Pay’ takes its place: press that one too.',
    hard: 'The first press brings the part to life. The server’s markup is wrong, so a new button replaces the old one before you let go. No click comes.',
  },
});
