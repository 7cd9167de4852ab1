import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'log-in': {
    name: 'Log in',
    goal: 'Log in with the standard account of the table.',
    hard: 'The server checks the name and the password. All three accounts have different passwords.',
  },
  locked: {
    name: 'Locked',
    goal: 'Log in with the locked account of the table. Type the ticket in the refusal into the field ‘Ticket’, and press ‘Check ticket’.',
    hard: 'The password is right, and the server refuses the login. Only this refusal has the ticket.',
  },
  slow: {
    name: 'Slow',
    goal: 'Log in with the slow account of the table, with one press of ‘Log in’. When you are logged in, press ‘Open mailbox’.',
    hard: 'The server needs four seconds. Until then, both buttons can be pressed, and both presses are wrong.',
  },
  remember: {
    name: 'Remember me',
    goal: 'Tick ‘Remember me’, and log in with the standard account. Follow ‘Open the second tab’, and find the word in the station ‘Remember me’ there. Type it into ‘Word of the second tab’ in the first tab, and press ‘Check word’.',
    hard: 'Without the tick, the login is for one tab only. Then the second tab has no word.',
  },
  expires: {
    name: 'Expires',
    goal: 'Log in with the standard account. Type the subject and the text below into ‘Subject’ and ‘Text’, and press ‘Send letter’. When the session has expired, log in again, and press ‘Send letter’ again.',
    hard: 'The first session expires before the letter arrives. Log in again here: what you typed is still in the fields.',
  },
  everywhere: {
    name: 'Log out everywhere',
    goal: 'Log in with the standard account. Log it out on all devices, this browser included.',
    hard: 'Three buttons log out, and only one ends all sessions at once. The list says which sessions are left.',
  },
  code: {
    name: 'One-time code',
    goal: 'Log in with the standard account. Let an authenticator make six digits from the secret below. Type them into the field ‘Code’, and press ‘Check code’.',
    hard: 'The code changes every 30 seconds (TOTP with SHA-1), and each code works once. The QR code has the same secret.',
  },
  reuse: {
    name: 'Reuse a session',
    goal: 'Log in with the standard account. Load the page again with the same cookies. Do not use the form again, and press ‘Show account’.',
    hard: 'The cookie is enough for ten minutes, in a new browser too. A script may log in. A person presses ‘Show account’.',
  },
  'only-in-this-tab': {
    name: 'Only in this tab',
    goal: 'Log in with the standard account. Open the page in a second tab whose sessionStorage has the same entry ‘session-login’. Read the word there. Type it into ‘Word of the tab with the copy’ in the first tab, and press ‘Check copy’.',
    hard: 'The login is in sessionStorage, and each tab has its own. A new tab and a saved state of cookies do not have it. A script may copy the entry.',
  },
});
