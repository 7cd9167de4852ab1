import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  register: {
    name: 'Register',
    goal: 'Type the user name below into ‘User name’, and press ‘Register passkey’.',
    hard: 'The browser asks for an authenticator in a window of its own, outside of the page.',
  },
  'sign-in': {
    name: 'Sign in',
    goal: 'Press ‘Make passkey’, and make one. Then press ‘Sign in with passkey’, and let the browser use this passkey.',
    hard: 'The server accepts only an authenticator that verifies you, for example by a PIN or a fingerprint.',
  },
  cancelled: {
    name: 'Cancelled',
    goal: 'Press ‘Ask for a passkey’, and cancel in the window of the browser. Type the code that appears into ‘Code’, and press ‘Use code’.',
    hard: 'The page learns only that there is no passkey, not why.',
  },
  'wrong-authenticator': {
    name: 'Wrong authenticator',
    goal: 'Press ‘Register security key’. Make the passkey with a security key, not with the device itself.',
    hard: 'The server refuses a passkey of the device, and only then says why.',
  },
  'second-one': {
    name: 'A second one',
    goal: 'Press ‘Add passkey’ twice, each time with another authenticator.',
    hard: 'An authenticator that has a passkey of this account already refuses to make another one.',
  },
  'from-the-field': {
    name: 'From the field',
    goal: 'Press ‘Make passkey for the field’, and then ‘Offer passkeys in the field’. Choose the passkey in the field ‘Account’.',
    hard: 'The browser offers the passkey among the suggestions of the field, and opens no window of its own.',
  },
});
