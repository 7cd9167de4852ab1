import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { cleanUp, folder } from '../test/origin.ts';

const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await cleanUp();
});

/** The program in a process of its own, as a container runs it, and what it wrote. */
function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
    env: { PATH: process.env.PATH, ...environment },
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  return { child, output, exit: once(child, 'close').then(([code]) => code) };
}

test('serves until SIGTERM, and ends well', async () => {
  const { child, output, exit } = run({ WORKSPACE: 'media', ROOT: await folder(), PORT: '0' });
  await once(child.stdout, 'data');
  const [, url] = /^media: (http:\/\/localhost:\d+)\n$/.exec(output.out) ?? [];
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(output.err).toBe('');
});

test('a bad variable ends it with one line', async () => {
  const { output, exit } = run({ WORKSPACE: 'media', PORT: 'many' });
  expect(await exit).toBe(1);
  expect(output).toEqual({ out: '', err: "PORT must be a number from 0 to 65535, not 'many'.\n" });
});
