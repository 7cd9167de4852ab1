/** The harness that judges solutions (e2e/tools/verdict.ts): it must not let a wrong one pass. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../shared/test/browser';
import { answerTests } from '../tools/answerTests';
import { answer, impossible, isImpossible, judge, type Look, type Solved, verify } from '../tools/verdict';

const solved = (id: string): Solved => ({
  path: '/bell',
  task: { id, goal: 'Ring.', path: '/bell', needs: {}, outcome: [{ role: 'status' }] },
});

test('what one solution says of itself does not count for the next one', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'playground-verdicts-'));
  process.env.PLAYGROUND_VERDICTS = folder;
  const question = { goal: 'Say who rang.', outcome: [{ answer: 'Ada' }] };
  const nobody: Look = { downloads: '', tabs: async () => [], evaluate: async () => [] };
  await judge(solved('first'), 'playwright', async () => {
    await impossible('No bell: https://bells.example');
    answer('Ada');
    await verify(question, nobody, undefined, 0);
  });
  await judge(solved('second'), 'playwright', async () => {
    expect(isImpossible()).toBe(false);
    await expect(verify(question, nobody, undefined, 0)).rejects.toThrow('was not achieved');
  });
  delete process.env.PLAYGROUND_VERDICTS;
  const verdicts = readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
  rmSync(folder, { recursive: true });
  expect(verdicts.map(({ task, result }) => [task, result]).sort()).toEqual([
    ['first', 'impossible'],
    ['second', 'passes'],
  ]);
});

test('an element that must be hidden may not be visible in any tab or frame', async () => {
  const task = { goal: 'Hide it.', outcome: [{ role: 'dialog', hidden: true as const }] };
  const seeing = (...seen: unknown[]): Look => ({ downloads: '', tabs: async () => [], evaluate: async () => seen });
  await verify(task, seeing(true, true), '', 0);
  for (const look of [seeing(true, false), seeing(true, undefined), seeing()]) {
    await expect(verify(task, look, '', 0)).rejects.toThrow('was not achieved');
  }
});

test('only a test that was given the address can tell of its browser, and only of one on this machine', async () => {
  const heard: string[] = [];
  const harness = await answerTests(async ({ test }, question) => heard.push(test + question));
  const { origin } = new URL(harness.address);
  const post = async (address: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ test: 'five', ...body }) });
    return [response.status, await response.text()];
  };
  expect(await post(`${harness.address}/after`, { cdp: 'http://127.0.0.1:9223' })).toEqual([200, '1']);
  expect(await post(origin, {})).toEqual([403, '']);
  expect(await post(`${origin}/after`, {})).toEqual([403, '']);
  expect(await post(harness.address, {}, { Origin: 'https://evil.example' })).toEqual([403, '']);
  expect(await post(harness.address.replace('127.0.0.1', 'localhost'), {})).toEqual([403, '']);
  for (const address of [
    'http://192.0.2.1:9223',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1@evil.example',
    'file:///',
  ]) {
    expect(await post(harness.address, { cdp: address })).toEqual([
      500,
      `"${address} is not an address of this machine."`,
    ]);
    expect(await post(harness.address, { session: 'a', driver: address })).toEqual([
      500,
      expect.stringContaining('not an address'),
    ]);
  }
  expect(await post(harness.address, { file: 'x'.repeat(100_000) })).toEqual([500, '"This is too much."']);
  expect(heard).toEqual(['five/after']);
  harness.close();
});
