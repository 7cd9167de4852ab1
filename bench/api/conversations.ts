import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readArguments } from '../../scripts/commandLine.ts';

const HELP = `
npm run bench:api

Fifty visitors at once hold a thousand two-factor conversations: ask for a code, read it in the inbox, try the code of somebody
else, type the own one. Fails when one conversation fails, a code crosses over or memory grows.
`;

readArguments(HELP, {});

const VISITORS = 50;
const CONVERSATIONS = 1000;
/** Fills the inbox, which keeps 500 mails, so that what grows afterwards is a leak. */
const WARM_UP = 500;
const MAX_GROWTH_MB = 8;

interface Server {
  url: string;
  inboxUrl: string;
}

async function ask<T>(server: ChildProcess, question: string): Promise<T> {
  const answer = once(server, 'message');
  server.send(question);
  return (await answer)[0];
}

/** One conversation, in milliseconds. Throws when something is not as it should be. */
async function converse({ url, inboxUrl }: Server, name: string, codes: Map<string, string>): Promise<number> {
  const start = performance.now();
  const email = `${name}@bench.test`;
  const post = async (where: string, body: object, cookie = '') => {
    const response = await fetch(url + where, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const { message } = (await response.json()) as { message: string };
    return { status: response.status, message, cookie: response.headers.getSetCookie()[0]?.split(';')[0] };
  };
  const expect = (what: string, { status, message }: { status: number; message: string }, wanted: number) => {
    if (status !== wanted) throw new Error(`${email}: ${what} was answered ${status} (${message}), not ${wanted}`);
  };

  const sent = await post('/send-email', { email });
  expect('send-email', sent, 200);
  const mails = (await (await fetch(`${inboxUrl}/api/email?to.address=${email}`)).json()) as { text: string }[];
  if (mails.length !== 1) throw new Error(`${email} has ${mails.length} mails`);
  const code = /code is (\d{6})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const foreign = [...codes.values()].find((other) => other !== code);
  codes.set(name, code);
  if (foreign) {
    const tried = await post('/verify-code', { typedCode: foreign }, sent.cookie);
    expect("somebody else's code", tried, 403);
    sent.cookie = tried.cookie;
  }
  expect('the own code', await post('/verify-code', { typedCode: code }, sent.cookie), 200);
  codes.delete(name);
  return performance.now() - start;
}

/** `count` conversations by visitors who start the next one when one is over; how long each took, and what failed. */
async function run(server: Server, count: number, prefix: string) {
  const times: number[] = [];
  const failures: string[] = [];
  const codes = new Map<string, string>();
  let next = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (next < count) {
        const name = `${prefix}-${next++}`;
        try {
          times.push(await converse(server, name, codes));
        } catch (error) {
          failures.push((error as Error).message);
        }
      }
    }),
  );
  return { times: times.sort((a, b) => a - b), failures };
}

const child = fork(path.join(import.meta.dirname, 'server.ts'), { execArgv: ['--expose-gc', '--import', 'tsx'] });
const [server] = (await once(child, 'message')) as [Server];
const memory = () => ask<{ heapUsed: number; rss: number }>(child, 'memory');
const megabytes = (bytes: number) => bytes / 1024 ** 2;

await run(server, WARM_UP, 'warm');
const before = await memory();
const start = performance.now();
const { times, failures } = await run(server, CONVERSATIONS, 'visitor');
const seconds = (performance.now() - start) / 1000;
const after = await memory();
child.send('stop');

const growth = megabytes(after.heapUsed - before.heapUsed);
const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
console.log(
  `${times.length} of ${CONVERSATIONS} conversations of ${VISITORS} visitors at once in ${seconds.toFixed(1)} s`,
);
console.log(`one took ${at(0.5)} (median), ${at(0.95)} (95 %), ${at(0.999)} (longest)`);
console.log(`heap ${megabytes(before.heapUsed).toFixed(1)} MB before, ${growth.toFixed(1)} MB more after`);
console.log(`resident ${megabytes(before.rss).toFixed(0)} MB before, ${megabytes(after.rss).toFixed(0)} MB after`);
for (const failure of failures.slice(0, 10)) console.error(failure);
if (failures.length > 0 || growth > MAX_GROWTH_MB) {
  console.error(failures.length > 0 ? `${failures.length} failed.` : `The heap grew by more than ${MAX_GROWTH_MB} MB.`);
  process.exitCode = 1;
}
