import fc from 'fast-check';
import { isAudit, sample } from '../../../shared/test/long.ts';
import { apiWithMail, closeAll } from '../test/api.ts';

jest.setTimeout(600_000);
afterAll(closeAll);

/** How many requests are sent, to all routes together. */
const CASES = Number(process.env.FUZZ_CASES) || sample(5000);
/** Many, because some answers take seconds. */
const AT_ONCE = 250;

interface Schema {
  type?: string;
  enum?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}
interface Route extends Operation {
  path: string;
  method: string;
}

/** Parameters whose right values are few, or cost time. */
const KNOWN: Record<string, fc.Arbitrary<string>> = {
  run: fc.constantFrom('one', 'two'),
  seed: fc.constantFrom('1', '7'),
  slow: fc.constantFrom('1', '20'),
};

/** Texts that have broken servers: what means something in an address, in a header, in JSON, in Redis or in a file system. */
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '..',
    '../..',
    '%00',
    '\0',
    '__proto__',
    'constructor',
    '*',
    '-1',
    '1e999',
    'null',
    '[]',
    '{}',
  ),
  fc.constantFrom('<b>', "' or 1=1 --", '\r\nx: y', '٣', 'ä', '😀', '\ud800', '\u202e', 'a'.repeat(3_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Values that a schema allows. */
function allowedBy(schema: Schema): fc.Arbitrary<unknown> {
  const {
    type,
    enum: options,
    pattern,
    minLength = 0,
    maxLength = 60,
    minimum = 0,
    maximum = 1000,
    maxItems = 5,
  } = schema;
  if (options) return fc.constantFrom(...options);
  if (pattern) return fc.stringMatching(RegExp(pattern)).map((text) => text.slice(0, maxLength));
  if (type === 'integer' || type === 'number') return fc.integer({ min: minimum, max: maximum });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(allowedBy(schema.items ?? {}), { maxLength: maxItems });
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, allowedBy(one)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  return fc.string({ minLength, maxLength });
}

const mostly = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong });

/** Without halves of characters, which no address can have. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Requests to a route, most of them as its description says. */
function requestsTo({ path, method, parameters = [], requestBody }: Route) {
  const values = Object.fromEntries(
    parameters.map(({ name, schema }) => {
      const right = KNOWN[name] ?? (allowedBy(schema) as fc.Arbitrary<string>);
      return [name, mostly<string | undefined>(right, fc.option(nasty, { nil: undefined }))];
    }),
  );
  const [[type = 'application/json', { schema } = {}] = []] = Object.entries(requestBody?.content ?? {});
  const right = fc.oneof(allowedBy(schema ?? {}), fc.jsonValue()).map((body) => JSON.stringify(body));
  const body = requestBody ? mostly<string | undefined>(right, nasty) : fc.constant(undefined);
  return fc.record({ values: fc.record(values), body }).map(({ values: given, body: sent }) => {
    let address = path;
    const query = new URLSearchParams();
    const headers = new Headers(sent === undefined ? {} : { 'content-type': type });
    for (const { name, in: place } of parameters) {
      const value = given[name];
      if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(wellFormed(value ?? 'a')));
      else if (value === undefined) continue;
      else if (place === 'query') query.set(name, wellFormed(value));
      // Other characters cannot be sent in a header.
      else headers.set(name, value.replaceAll(/[^ -~]/g, '?'));
    }
    return {
      path,
      address: `${address}?${query}`,
      init: { method: method.toUpperCase(), headers, body: sent ?? null },
    };
  });
}

/** Node's fetch answers 407 with an error, as browsers do. */
const isRefusedByFetch = (address: string) => address.startsWith('/lab/status/407');

/** Whether a request asked for its 5xx. */
const isAskedFor = (address: string, status: number) =>
  address.startsWith(`/lab/status/${status}`) || (status === 503 && address.includes('flaky=true'));

test(`with ${CASES} requests to all routes of the description, none fails, and each refusal has a message`, async () => {
  const most = { mailsPerAddress: 1e6, mailsPerRecipient: 1e6, triesPerAddress: 1e6, callsPerAddress: 1e6 };
  const { api } = await apiWithMail({ limits: { ...most, namesPerAddress: 1e6, uploadsPerAddress: 1e6 } });
  const { paths } = await (await fetch(`${api.url}/docs/json`)).json();
  // Sorted, because the order in which demos add their routes must not change what a seed draws.
  const routes = Object.entries<Record<string, Operation>>(paths)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): Route => ({ path, method, ...operation })),
    );
  expect(routes.length).toBeGreaterThan(20);
  const statuses = new Map<string, Set<number>>();
  const batch = fc.array(fc.constantFrom(...routes).chain(requestsTo), { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const readable = requests.filter(({ address }) => !isRefusedByFetch(address));
      await Promise.all(
        readable.map(async ({ path, address, init }) => {
          const response = await fetch(api.url + address, { ...init, redirect: 'manual' }).catch(({ cause }: Error) => {
            throw new Error(`${init.method} ${address}`, { cause });
          });
          const { status } = response;
          statuses.set(path, (statuses.get(path) ?? new Set()).add(status));
          if (status >= 500 && !isAskedFor(address, status)) throw new Error(`${init.method} ${address}: ${status}`);
          // The archive breaks off when it is asked to.
          if (status < 400) return void (await response.body?.cancel());
          if (init.method !== 'HEAD') expect((await response.json()).message).toMatch(/\w/);
        }),
      );
    }),
    { numRuns: Math.ceil(CASES / AT_ONCE), seed: isAudit ? undefined : 1, endOnFailure: true },
  );
  // The requests are not so wild that none is good.
  const good = [...statuses.values()].filter((seen) => [...seen].some((status) => status < 400));
  expect(good.length).toBeGreaterThan(routes.length / 3);
});
