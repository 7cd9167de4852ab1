// Solutions in the browsers of an exam, at the address in `PLAYGROUND_EXAM`.

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Exceptions } from '@playground/kit/test/exceptions';
import type { StartRun } from '@playground/kit/tools/run';

const exam = process.env.PLAYGROUND_EXAM;

/** The browsers of solutions (PLAYGROUND_RUNS): starts a run of the exam for the task that a file of solutions solves. */
export const startRun: StartRun = async (testInfo, { id, seed }, tool) => {
  const folder = path.resolve(testInfo.file, '../..');
  const task = `${path.basename(folder)}/${id}`;
  const left = (await (await fetch(`${exam}/left`)).json()) as { task: string; why: string }[];
  const cannot = (await exceptionsOf(folder)).find(
    ({ tools, tasks }) => (tools as string[]).includes(tool) && tasks.includes(id),
  );
  const reason = left.find((one) => one.task === task)?.why ?? cannot?.reason;
  testInfo.skip(reason !== undefined, reason);
  const { run, cdp, debuggerAddress } = await post('/runs', { task, tool, ...(seed && { seed }) });
  return {
    cdp: tool === 'selenium' ? debuggerAddress : cdp,
    end: async () => {
      await fetch(`${exam}/runs/${run}`, { method: 'DELETE' });
    },
    grade: async (answer) => {
      const { reward, reachedBy, why, evidence } = await post(`/runs/${run}/grade`, { claimed: true, answer });
      if (reward !== 1) throw new Error(`No reward for ${task} (${reachedBy}): ${why}\n${evidence.join('\n')}`);
    },
  };
};

async function exceptionsOf(folder: string): Promise<NonNullable<Exceptions['exam']>> {
  const file = path.join(folder, 'exceptions.ts');
  return existsSync(file) ? (((await import(file)).default as Exceptions).exam ?? []) : [];
}

// biome-ignore lint/suspicious/noExplicitAny: Another language would not know the shapes either.
async function post(address: string, body: object): Promise<any> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(exam + address, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: Another language would not know the shapes either.
  const answer = (await response.json()) as any;
  if (!response.ok) throw new Error(`The exam answered ${response.status}: ${answer.message}`);
  return answer;
}
