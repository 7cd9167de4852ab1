// Solutions in the browsers of an exam, at the address in `PLAYGROUND_EXAM`.

import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Exceptions } from '@playground/kit/test/exceptions';
import type { StartRun } from '@playground/kit/tools/run';
import { chromium } from 'playwright';

const { PLAYGROUND_EXAM: exam, PLAYGROUND_MARKED: draw } = process.env;

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
  // With marks, about a sixth of the tasks.
  testInfo.skip(draw !== undefined && Number.parseInt(hash('sha256', draw + task).slice(0, 4), 16) % 6 !== 0);
  const { run, cdp, debuggerAddress } = await post('/runs', { task, tool, ...(seed && { seed }) });
  const end = draw === undefined ? async () => {} : await markAsAgentsDo(cdp);
  return {
    cdp: tool === 'selenium' ? debuggerAddress : cdp,
    end: async () => {
      await end();
      await fetch(`${exam}/runs/${run}`, { method: 'DELETE' });
    },
    grade: async (answer) => {
      const { reward, reachedBy, why, evidence } = await post(`/runs/${run}/grade`, { claimed: true, answer });
      if (reward !== 1) throw new Error(`No reward for ${task} (${reachedBy}): ${why}\n${evidence.join('\n')}`);
    },
  };
};

/** Numbers all elements, puts an overlay over them and takes screenshots, again and again. Resolves with a function that ends it. */
async function markAsAgentsDo(cdp: string): Promise<() => Promise<void>> {
  const browser = await chromium.connectOverCDP(cdp);
  for (const context of browser.contexts()) context.on('dialog', () => {});
  let goesOn = true;
  const marking = (async () => {
    while (goesOn) {
      const pages = browser.contexts().flatMap((context) => context.pages());
      const marked = Promise.allSettled(
        pages.map(async (page) => {
          await page.evaluate(MARK);
          await page.screenshot({ timeout: 1000 });
        }),
      );
      await Promise.race([marked, setTimeout(1000)]);
      await setTimeout(100);
    }
  })();
  return async () => {
    goesOn = false;
    await marking.catch(() => {});
    await browser.close().catch(() => {});
  };
}

const MARK = `{
  for (const [i, one] of [...document.querySelectorAll('*')].entries()) one.setAttribute('data-number', String(i));
  document.querySelector('#agent-overlay')?.remove();
  const overlay = Object.assign(document.createElement('div'), { id: 'agent-overlay', textContent: '1' });
  overlay.style.cssText = 'position: fixed; inset: 0; pointer-events: none; outline: 2px solid red';
  document.body.append(overlay);
}`;

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
