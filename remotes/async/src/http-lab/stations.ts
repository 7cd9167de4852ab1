import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  status: {
    name: 'Any status',
    goal: 'Type the number below into ‘Status’, and press ‘Ask for the status’.',
    hard: 'An answer with an error status is an answer too. The browser reports it, but the call does not fail.',
  },
  redirects: {
    name: 'Redirects in a row',
    goal: 'Press ‘Follow the redirects’, and count how often the server redirects this request. Type the count into ‘Number of redirects’, and press ‘Check redirects’.',
    hard: 'The page gets only the last answer. The network panel and ‘What the server saw’ have the others.',
  },
  ring: {
    name: 'Redirects in a ring',
    goal: 'Press ‘Enter the ring’, and count the different addresses of the ring. Type the count into ‘Addresses in the ring’, and press ‘Check ring’.',
    hard: 'Each address redirects to the next one, and the last one to the first. The browser gives up after about 20 redirects.',
  },
  'slow-head': {
    name: 'Slow head',
    goal: 'Press ‘Ask for a slow head’. Type the word of the answer into ‘Word of the slow head’, and press ‘Check slow head’.',
    hard: 'Status, headers and body come together after two and a half seconds. Until then there is nothing to read.',
  },
  'slow-body': {
    name: 'Slow body',
    goal: 'Press ‘Ask for a slow body’. Type the last word of the body into ‘Last word of the slow body’, and press ‘Check slow body’.',
    hard: 'The status comes at once, but the body takes two and a half seconds. Each part has a word.',
  },
  cut: {
    name: 'Cut body',
    goal: 'Press ‘Ask for the report’ until the whole report arrives. Type its last word into ‘Last word of the report’, and press ‘Check report’.',
    hard: 'The server ends the connection after half of the first body. The status is 200 all the same, and there is a word in that half.',
  },
  'not-modified': {
    name: 'Not modified',
    goal: 'Press ‘Get the document’, and type the ETag of the answer into ‘If-None-Match’. Press ‘Ask if it changed’. The server must answer 304.',
    hard: 'The quotation marks are part of an ETag. Without them, the server sends the whole document again.',
  },
  range: {
    name: 'Range',
    goal: 'Type the value of a Range header for the bytes below into ‘Range’, and press ‘Ask for a part’.',
    hard: 'The first byte of the document is byte 0. A range has its first and its last byte.',
  },
  cors: {
    name: 'Refused by CORS',
    goal: 'Press ‘Ask without permission’. An address appears: read the word there, in another tab or with an HTTP client. Type it into ‘Word behind CORS’, and press ‘Check CORS’.',
    hard: 'The server answers, but the browser does not let the page read the answer.',
  },
  basic: {
    name: 'Basic',
    goal: 'Log in to ‘Page behind Basic’ with the name and password below, in a browser or with an HTTP client. Read the word there. Type it into ‘Word behind Basic’, and press ‘Check Basic’.',
    hard: 'The browser asks for name and password in a window of its own. It is not part of the page.',
  },
  digest: {
    name: 'Digest',
    goal: 'Log in to ‘Page behind Digest’ with the name and password below, in a browser or with an HTTP client. Read the word there. Type it into ‘Word behind Digest’, and press ‘Check Digest’.',
    hard: 'The browser never sends the password. It sends a digest of the password and of a number that the server chose.',
  },
  bearer: {
    name: 'Bearer',
    goal: 'Press ‘Get a token’. Type ‘Bearer’, a space and the token into ‘Authorization’, and press ‘Ask with the token’.',
    hard: 'No browser asks for a token, so the page sends the header. The token is valid for a minute.',
  },
  leaving: {
    name: 'Sent on leaving',
    goal: 'Open ‘A tab to leave’, and close that tab. Press ‘Ask the server’ until a request to ‘/lab/left’ is there. Type the number in its path into ‘Number that arrived’, and press ‘Check number’.',
    hard: 'The tab sends the request while it closes. The answer reaches no page, so only the server knows what arrived.',
  },
});
