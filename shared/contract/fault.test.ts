import { readWhat } from './fault';

test.each([
  ['400', { kind: 'status', status: 400 }],
  ['599', { kind: 'status', status: 599 }],
  ['slow-1', { kind: 'slow', ms: 1 }],
  ['slow-30000', { kind: 'slow', ms: 30_000 }],
  ['hang', { kind: 'hang' }],
  ['drop', { kind: 'drop' }],
  ['cut', { kind: 'cut' }],
  ['garbage', { kind: 'garbage' }],
])('%s is a fault', (text, what) => {
  expect(readWhat(text)).toEqual(what);
});

test.each([
  ...['', '200', '399', '600', '5030', '50', '503 ', '503@1', '٥٠٣', '503\n'],
  ...[
    'slow',
    'slow-',
    'slow-0',
    'slow--1',
    'slow-1e4',
    'slow-0100',
    'slow-1.5',
    'slow-30001',
    'slow-99999999',
    'slow-5ms',
  ],
  ...['Hang', 'hang-1', 'drop\0', 'forms:drop', 'constructor', '__proto__'],
])('%j is none', (text) => {
  expect(readWhat(text)).toBeUndefined();
});
