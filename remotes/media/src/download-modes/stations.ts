import { defineStations } from '@playground/kit/contract/station';

const needs = { downloads: true } as const;

export const stations = defineStations({
  attachment: {
    name: 'Attachment',
    goal: 'Follow the link ‘Download letter’. Type the word in the file into ‘Word in the letter’, and press ‘Check letter’.',
    hard: 'The server names the file, and the name has letters that are not ASCII. The address of the link has another name.',
    needs,
  },
  'object-url': {
    name: 'Object URL',
    goal: 'Press ‘Download parcel’, and compute the SHA-256 of the file. Type its first eight hexadecimal characters into ‘Start of the SHA-256’, and press ‘Check parcel’.',
    hard: 'The file has an address that begins with blob: and works for one second only. No HTTP client can request it.',
    needs,
  },
  'data-url': {
    name: 'Data URL',
    goal: 'Follow the link ‘Download note’. Type the word in the file into ‘Word in the note’, and press ‘Check note’.',
    hard: 'The address of the link is the whole file, in Base64. No HTTP client can request it.',
    needs,
  },
  'made-in-the-page': {
    name: 'Made in the page',
    goal: 'Press ‘Make list’, and find the word in the row below in the file. Type it into ‘Word in the row’, and press ‘Check list’.',
    hard: 'The page makes 500 rows and does not show them. The file begins with a byte order mark, and semicolons separate its columns.',
    needs,
  },
  'behind-a-login': {
    name: 'Behind a login',
    goal: 'Sign in with the name and the password below, and press ‘Download report’. Type the word in the file into ‘Word in the report’, and press ‘Check report’.',
    hard: 'The server checks the login, which is valid for one minute. It is not in a cookie, so the address of the file alone is not enough.',
    needs,
  },
  'two-seconds-late': {
    name: 'Two seconds late',
    goal: 'Press ‘Prepare file’, and wait for its download. Type the word in the file into ‘Word in the late file’, and press ‘Check late file’.',
    hard: 'The download begins by itself, two seconds after the click. A tool that looks for the file at once finds none.',
    needs,
  },
  'three-at-once': {
    name: 'Three at once',
    goal: 'Press ‘Download three parts’. Type the words in parts 1, 2 and 3 into ‘Words in the parts’, with spaces between them. Then press ‘Check parts’.',
    hard: 'One click starts three downloads, and not in the order of the parts. Some browsers first ask you whether the page may do that.',
    needs,
  },
  'in-a-new-tab': {
    name: 'In a new tab',
    goal: 'Follow the link ‘Download leaflet’. Type the word in the file into ‘Word in the leaflet’, and press ‘Check leaflet’.',
    hard: 'The link opens a new tab, which the browser closes when the download begins. Some tools look for the download in that tab.',
    needs,
  },
  'breaks-off-half-way': {
    name: 'Breaks off half-way',
    goal: 'Follow the link ‘Download archive’ until the file is complete. Type the word in its last line into ‘Word in the archive’, and press ‘Check archive’.',
    hard: 'The first time, the server cuts the connection after half of the file. The page cannot see that, only the browser can.',
    needs,
  },
  'same-name-twice': {
    name: 'Same name twice',
    goal: 'Follow the links ‘Download first invoice’ and ‘Download second invoice’. Type the word in the second file into ‘Word in the second invoice’, and press ‘Check second invoice’.',
    hard: 'Both files are named invoice.txt. Browsers rename the second one, and some tools overwrite the first one.',
    needs,
  },
});
