import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  redirect: {
    name: 'Sign in by redirect',
    goal: 'Press ‘Leave and sign in’. Sign in as the first account of the page, and come back to the shop.',
    hard: 'The whole page goes to another origin and comes back as a new document, so everything that you found before is gone.',
  },
  popup: {
    name: 'Sign in by popup',
    goal: 'Press ‘Open the sign-in window’, and sign in as the first account of the page there.',
    hard: 'The window opens as about:blank and gets its address later. It goes through two origins and closes itself.',
  },
  'one-permission': {
    name: 'Refuse one permission',
    goal: 'Press ‘Share my details’, and sign in as the first account of the page. Allow the name, but not the e-mail address.',
    hard: 'After the password, the provider asks a second question in the same window. Both boxes are checked already.',
  },
  'change-account': {
    name: 'Change account',
    goal: 'Press ‘Sign in to the shop’, and sign in as the first account of the page. Then press it again, and sign in as the second one.',
    hard: 'The provider remembers who signed in. From then on, the same button leads to another document.',
  },
  renew: {
    name: 'Renew silently',
    goal: 'Press ‘Sign in for five seconds’, and sign in as the first account of the page. When the token has ended, press ‘Load my orders’.',
    hard: 'The token lasts five seconds. After that, a hidden frame of the provider renews it, and nothing on the page shows this frame.',
  },
  'browser-dialog': {
    name: 'Account in the browser’s dialog',
    goal: 'Press ‘Ask the browser for an account’. The browser opens a dialog of its own: choose the second account of the page there.',
    hard: 'The dialog belongs to the browser (FedCM), so no document has its buttons. The order of the accounts can change.',
    needs: { fedCm: true },
  },
  'three-frames': {
    name: 'Card in three frames',
    goal: 'Type the data of the page’s accepted card into the frames ‘Card number’, ‘Expiry date’ and ‘Card code’. Then press ‘Pay with this card’.',
    hard: 'Each field is in a frame of another origin. The number groups itself while you type, and the focus moves on by itself.',
  },
  declined: {
    name: 'Card declined',
    goal: 'Pay with the declined card in the frame ‘Card that is declined’. Then pay with the accepted card there.',
    hard: 'The refusal is in a frame of another origin, and the form keeps what you typed.',
  },
  challenge: {
    name: 'Bank challenge',
    goal: 'Pay with the challenged card in the frame ‘Card that is challenged’. Then type the code that the bank sends by mail.',
    hard: 'The bank’s frame is inside the payment provider’s frame, so you cross three origins. The code is in a mailbox.',
  },
  'pay-popup': {
    name: 'Pay in a popup',
    goal: 'Press ‘Pay in a window’, and press ‘Confirm payment’ there.',
    hard: 'The window is on another origin and closes itself as soon as you confirm.',
  },
  once: {
    name: 'Pay once',
    goal: 'Press ‘Pay with my saved card’ twice within three seconds. The server must get two requests, but take one payment.',
    hard: 'The server takes three seconds to pay. If you wait for its answer between the presses, you pay twice.',
  },
});
