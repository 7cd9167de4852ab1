// Solutions in the browsers of an exam, at the address in `PLAYGROUND_EXAM`.

import path from 'node:path';
import type { StartRun } from '@playground/kit/tools/run';

const exam = process.env.PLAYGROUND_EXAM;

/** What a tool cannot do in the browser of an exam, and why. README.md says so too. */
const CANNOT = [
  {
    tools: ['selenium'],
    tasks: ['dialogs/before-leaving'],
    why: 'chromedriver has BiDi only with Target.exposeDevToolsProtocol, which would hand the browser to the page.',
  },
  {
    tools: ['puppeteer'],
    tasks: ['http-lab/basic', 'http-lab/digest'],
    why: 'Puppeteer sends a password by Fetch.enable, which could also change answers.',
  },
  {
    tools: ['selenium'],
    tasks: ['misbehaving-page/error', 'misbehaving-page/rejection', 'misbehaving-page/console'],
    why: 'A script of Selenium hears these only in the page’s world.',
  },
  {
    tools: ['puppeteer', 'selenium'],
    tasks: ['environment/without-scripts'],
    why: 'Without scripts (Emulation.setScriptExecutionDisabled), the exam could not see what happens in the page.',
  },
  {
    tools: ['playwright'],
    tasks: ['passkeys/register', 'passkeys/sign-in', 'passkeys/from-the-field'],
    why: 'Playwright’s own authenticator is a script in the page’s world. The other passkeys tasks use the browser’s.',
  },
];

/** The browsers of solutions (PLAYGROUND_RUNS): starts a run of the exam for the task that a file of solutions solves. */
export const startRun: StartRun = async (testInfo, { id, seed }, tool) => {
  const task = `${path.basename(path.resolve(testInfo.file, '../..'))}/${id}`;
  const left = (await (await fetch(`${exam}/left`)).json()) as { task: string; why: string }[];
  const cannot = CANNOT.find(({ tools, tasks }) => tools.includes(tool) && tasks.includes(task));
  const reason = (left.find((one) => one.task === task) ?? cannot)?.why;
  testInfo.skip(reason !== undefined, reason);
  const { run, cdp } = await post('/runs', { task, tool, ...(seed && { seed }) });
  return {
    cdp,
    end: async () => {
      await fetch(`${exam}/runs/${run}`, { method: 'DELETE' });
    },
    grade: async (answer) => {
      const { reward, reachedBy, why, evidence } = await post(`/runs/${run}/grade`, { claimed: true, answer });
      if (reward !== 1) throw new Error(`No reward for ${task} (${reachedBy}): ${why}\n${evidence.join('\n')}`);
    },
  };
};

// biome-ignore lint/suspicious/noExplicitAny: Another language would not know the shapes either.
async function post(address: string, body: object): Promise<any> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(exam + address, { method: 'POST', headers, body: JSON.stringify(body) });
  // biome-ignore lint/suspicious/noExplicitAny: Another language would not know the shapes either.
  const answer = (await response.json()) as any;
  if (!response.ok) throw new Error(`The exam answered ${response.status}: ${answer.message}`);
  return answer;
}
