import { defineStations } from '@playground/kit/contract/station';

const needs = { downloads: true } as const;

export const stations = defineStations({
  attachment: {
    name: 'Attachment',
    goal: 'Follow the link ‘Download letter’ and type the word that is in the file.',
    hard: 'The server names the file, and the name has letters that are not ASCII. The address of the link has another name.',
    needs,
  },
  'object-url': {
    name: 'Object URL',
    goal: 'Press ‘Download parcel’ and type the first eight characters of the SHA-256 of the file, in hexadecimal.',
    hard: 'The file has an address that begins with blob: and works for one second only. No HTTP client can request it.',
    needs,
  },
  'data-url': {
    name: 'Data URL',
    goal: 'Follow the link ‘Download note’ and type the word that is in the file.',
    hard: 'The address of the link is the whole file, in Base64. No HTTP client can request it.',
    needs,
  },
  'made-in-the-page': {
    name: 'Made in the page',
    goal: 'Press ‘Make list’ and type the word that the file has in the row that the station names.',
    hard: 'The page makes 500 rows and does not show them. The file begins with a byte order mark, and semicolons separate its columns.',
    needs,
  },
  'behind-a-login': {
    name: 'Behind a login',
    goal: 'Sign in with the name and the password that the station shows, press ‘Download report’ and type the word that is in the file.',
    hard: 'The server checks the login, which is valid for one minute. It is not in a cookie, so the address of the file alone is not enough.',
    needs,
  },
  'two-seconds-late': {
    name: 'Two seconds late',
    goal: 'Press ‘Prepare file’, wait for its download and type the word that is in the file.',
    hard: 'The download begins by itself, two seconds after the click. A tool that looks for the file at once finds none.',
    needs,
  },
  'three-at-once': {
    name: 'Three at once',
    goal: 'Press ‘Download three parts’ and type the three words that are in the files, from part 1 to part 3, with spaces between them.',
    hard: 'One click starts three downloads, and not in the order of the parts. Some browsers first ask you whether the page may do that.',
    needs,
  },
  'in-a-new-tab': {
    name: 'In a new tab',
    goal: 'Follow the link ‘Download leaflet’ and type the word that is in the file.',
    hard: 'The link opens a new tab, which the browser closes when the download begins. Some tools look for the download in that tab.',
    needs,
  },
  'breaks-off-half-way': {
    name: 'Breaks off half-way',
    goal: 'Follow the link ‘Download archive’ until the file is complete, and type the word that is in its last line.',
    hard: 'The first time, the server cuts the connection after half of the file. The page cannot see that, only the browser can.',
    needs,
  },
  'same-name-twice': {
    name: 'Same name twice',
    goal: 'Follow the link ‘Download first invoice’, then ‘Download second invoice’, and type the word that is in the second file.',
    hard: 'Both files are named invoice.txt. Browsers rename the second one, and some tools overwrite the first one.',
    needs,
  },
});
