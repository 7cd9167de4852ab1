import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'consent-banner': {
    name: 'Consent banner',
    element: 'banner-station',
    goal: 'Turn on the switch ‘Consent banner on’, and order 3 lamps for Ada.',
    hard: 'The banner covers the lower part of the form until you answer it. It takes the clicks that are meant for what is below it.',
  },
  'entry-ad': {
    name: 'Entry ad',
    goal: 'Turn on the switch ‘Entry ad on’. When the ad appears, close it, for example with ‘Close the ad’. Then order 3 lamps for Ada.',
    hard: 'The ad appears after half a second and covers the whole page. An order before that does not count.',
  },
  newsletter: {
    name: 'Newsletter',
    goal: 'Turn on the switch ‘Newsletter on’. When the newsletter appears, close it, for example with ‘No, thanks’. Then order 3 lamps for Ada.',
    hard: 'It appears after three seconds, while you type, and the next letters land in its field. An order before that does not count, and no order does after you have subscribed.',
  },
  'exit-intent': {
    name: 'Exit intent',
    goal: 'Turn on the switch ‘Exit intent on’. Move the pointer out of the shop over its upper edge, and press ‘Refuse the offer’. Then order 3 lamps for Ada.',
    hard: 'The offer appears only when the pointer really leaves the shop, or when Shift+Tab leaves its first field. It covers the whole page.',
  },
  'chat-bubble': {
    name: 'Chat bubble',
    goal: 'Turn on the switch ‘Chat bubble on’, and order 3 lamps for Ada.',
    hard: 'The bubble covers Order and is a button too, so a click meant for Order opens the chat.',
  },
  'sticky-header': {
    name: 'Sticky header',
    goal: 'Turn on the switch ‘Sticky header on’, and uncover the field ‘Name’. Then order 3 lamps for Ada.',
    hard: 'The shop becomes a panel that scrolls, and its header covers the field Name. The field is in view, but a click does not reach it. What you type under the header does not count.',
  },
  toast: {
    name: 'Toast',
    goal: 'Turn on the switch ‘Toast on’, and order 3 lamps for Ada.',
    hard: 'When the number of lamps changes, a message covers Order. It takes the clicks for five seconds, or until you close it.',
  },
  'busy-veil': {
    name: 'Busy veil',
    goal: 'Turn on the switch ‘Busy veil on’, and order 3 lamps for Ada.',
    hard: 'For two seconds after the number of lamps changes, a veil takes every click on the shop. An order by keyboard is too early then.',
  },
  'consent-manager': {
    name: 'Consent manager',
    element: 'manager-station',
    goal: 'Turn on the switch ‘Consent manager on’. Allow only the purpose below, and press ‘Save choice’. Then order 3 lamps for Ada.',
    hard: 'It comes two seconds late, in a frame of another origin, covers the page and stops its scrolling. If you leave without an answer, it returns when you come back to this page.',
  },
});
