const PARTS = [
  ...[
    'slow',
    'slow-',
    'hang',
    'drop',
    'cut',
    'garbage',
    '503',
    '404',
    '599',
    '600',
    '200',
    '30000',
    '30001',
    '99999999',
  ],
  ...[
    '0',
    '1',
    '9',
    '-',
    '--',
    '-1',
    '+',
    '.',
    'e',
    '1e9',
    '0x1',
    'ms',
    '@',
    '@@',
    '@1',
    ':',
    ':forms:',
    ',',
    ';',
    '/',
    '\\',
    '#',
  ],
  ...[
    '\0',
    ' ',
    '\t',
    '\r\n',
    '%',
    '%00',
    '"',
    "'",
    '<b>',
    '{}',
    '[]',
    '٣',
    '５０３',
    'ä',
    '😀',
    '\u202e',
    '\ufeff',
    'NaN',
    'null',
  ],
  ...['undefined', 'true', '__proto__', 'constructor', 'toString', '?', '&fault=', '=', 'a'.repeat(100)],
];

/** Written as they go out: no values, many values, values that are far too long, and what cannot be decoded. */
const QUERIES = [
  ...[
    'fault',
    'fault=',
    'fault=%zz',
    'fault=%ff',
    'fault=%00',
    'fault[]=503',
    'fault[a]=503',
    'fault.a=503',
    'FAULT=503',
  ],
  ...[
    'fault=503&fault=503',
    'fault=a&fault=b',
    'fault=503&fault=',
    '__proto__[fault]=503',
    '__proto__.fault=503',
    '?fault=503',
  ],
  ...['slow-99999999', 'slow--1', 'slow-1e9', 'slow-0', 'slow-30001', '503@@', '503@1'].map(
    (value) => `fault=${value}`,
  ),
  ...[1000, 7000, 100_000].map((length) => `fault=${'5'.repeat(length)}`),
  ...[1000, 7000].map((length) => Array.from({ length: length / 10 }, () => 'fault=503').join('&')),
];

/**
 * So many queries with odd values of `fault`, the same each time, with the status that they ask for. What would have to be
 * waited for, and what would break the connection, is not among them.
 */
export function oddFaults(count: number): { query: string; asked: number | undefined }[] {
  let state = 16;
  // Numerical Recipes' generator: its high bits are good enough to choose by.
  const below = (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const odd = QUERIES.map((query) => ({ query, asked: undefined as number | undefined }));
  while (odd.length < count) {
    const value = Array.from({ length: 1 + below(4) }, () => PARTS[below(PARTS.length)]).join('');
    if (/^(hang|drop|cut|garbage|slow-[1-9]\d*)$/.test(value)) continue;
    odd.push({
      query: `fault=${encodeURIComponent(value)}`,
      asked: /^[45]\d\d$/.test(value) ? Number(value) : undefined,
    });
  }
  return odd;
}
