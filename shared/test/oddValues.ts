/** Pieces of values, of which some are values themselves. */
const PIECES = [
  ...'slow slow- hang drop cut garbage 503 404 599 600 200 30000 30001 99999999'.split(' '),
  ...'0 1 9 - -- -1 + . e 1e9 0x1 ms @ @@ @1 : forms: forms:503@ send-email: , ; / \\ # T 2028-02-29 2027-02-30 T23:59 :60'.split(
    ' ',
  ),
  ...['\0', ' ', '\t', '\r\n', '%', '%00', '"', "'", '<b>', '{}', '[]', '٣', '５０３', 'ä', '😀', '\u202e', '\ufeff'],
  ...'NaN null undefined true __proto__ constructor toString ? &fault= ='.split(' '),
  'a'.repeat(100),
];

/** So many odd values of a parameter in an address, the same each time. */
export function oddValues(count: number): string[] {
  let state = 16;
  // Numerical Recipes' generator: its high bits are good enough to choose by.
  const below = (end: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + below(4) }, () => PIECES[below(PIECES.length)]).join(''),
  );
}

/** A parameter as it goes out: no value, many values, values that are far too long, and what cannot be decoded. */
const odd = (name: string) => [
  ...[
    name,
    `${name}=`,
    `${name}=%zz`,
    `${name}=%ff`,
    `${name}=%00`,
    `${name}[]=503`,
    `${name}[a]=503`,
    `${name}.a=503`,
  ],
  ...[`${name.toUpperCase()}=503`, `${name}=503&${name}=503`, `${name}=a&${name}=b`, `${name}=503&${name}=`],
  ...[`__proto__[${name}]=503`, `__proto__.${name}=503`, `?${name}=503`],
  ...['slow-99999999', 'slow--1', 'slow-1e9', 'slow-0', 'slow-30001', '503@@', '503@1'].map((it) => `${name}=${it}`),
  ...[1000, 7000, 100_000].map((length) => `${name}=${'5'.repeat(length)}`),
  ...[1000, 7000].map((length) => Array.from({ length: length / 10 }, () => `${name}=503`).join('&')),
];

/**
 * So many queries with odd values of a parameter, the same each time, with the status that they ask a server for. What would have to
 * be waited for, and what would break the connection, is not among them.
 */
export function oddQueries(name: string, count: number): { query: string; asked: number | undefined }[] {
  const queries = odd(name).map((query) => ({ query, asked: undefined as number | undefined }));
  for (const value of oddValues(2 * count)) {
    if (/^(hang|drop|cut|garbage|slow-[1-9]\d*)$/.test(value)) continue;
    const status = name === 'fault' && /^[45]\d\d$/.test(value);
    queries.push({ query: `${name}=${encodeURIComponent(value)}`, asked: status ? Number(value) : undefined });
  }
  return queries.slice(0, count);
}
