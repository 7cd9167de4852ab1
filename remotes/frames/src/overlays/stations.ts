import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'consent-banner': {
    name: 'Consent banner',
    goal: 'Switch the consent banner on and order 3 lamps for Ada.',
    hard: 'It lies over the lower part of the form until it is answered, and takes the clicks that are meant for what is below it.',
  },
  'entry-ad': {
    name: 'Entry ad',
    goal: 'Switch the entry ad on, close it when it comes, and order 3 lamps for Ada.',
    hard: 'It comes after half a second and covers the whole page; an order before it came does not count.',
  },
  newsletter: {
    name: 'Newsletter',
    goal: 'Switch the newsletter on, refuse it when it comes, and order 3 lamps for Ada after that.',
    hard: 'It comes after three seconds, in the middle of the typing, and what is typed then lands in its own field; an order before it came does not count.',
  },
  'exit-intent': {
    name: 'Exit intent',
    goal: 'Switch the exit intent on, leave the shop over its upper edge, refuse the offer that comes, and order 3 lamps for Ada.',
    hard: 'Only a pointer that really leaves brings the offer, or Shift and Tab out of the first field; it then covers the whole page.',
  },
  'chat-bubble': {
    name: 'Chat bubble',
    goal: 'Switch the chat bubble on and order 3 lamps for Ada.',
    hard: 'The bubble lies on Order and is a button itself: a click meant for the one opens the other.',
  },
  'sticky-header': {
    name: 'Sticky header',
    goal: 'Switch the sticky header on and order 3 lamps for Ada.',
    hard: 'The shop becomes a panel that scrolls, and stands so that its header lies over the field Name: that is in view and yet takes no click.',
  },
  toast: {
    name: 'Toast',
    goal: 'Switch the toast on and order 3 lamps for Ada.',
    hard: 'When the number of lamps changes, a message lands on Order; it takes the clicks there for five seconds, or until it is closed.',
  },
  'busy-veil': {
    name: 'Busy veil',
    goal: 'Switch the busy veil on and order 3 lamps for Ada.',
    hard: 'For two seconds after the number of lamps changes, a veil takes every click on the shop, and an order by keyboard is too early.',
  },
});
