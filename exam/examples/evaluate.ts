/**
 * Gives the tasks of an exam to an agent, and prints its score:
 *
 *   npm run exam -- --run "npx tsx exam/examples/evaluate.ts [AGENT.ts] [TASK]…"
 *
 * The agent is exam/examples/agent.ts, or another file whose default export is such a function. It gets all tasks, or the named ones.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';

/** What an agent says at the end: whether it thinks that the task is done, and what it found out. */
export type Agent = (page: Page, goal: string) => Promise<{ claimed: boolean; answer?: string }>;

const AT_ONCE = 2;
/** In milliseconds: how long one action of the agent may take, and how long all of them. */
const PATIENCE = { action: 3000, agent: 30_000 };

const exam = process.env.PLAYGROUND_EXAM ?? 'http://127.0.0.1:3200';
const [file = 'exam/examples/agent.ts', ...wanted] = process.argv.slice(2);
const { default: agent } = (await import(pathToFileURL(resolve(file)).href)) as { default: Agent };
const all = ((await request('GET', '/tasks')) as { task: string }[]).map(({ task }) => task);
const tasks = wanted.length > 0 ? wanted : all;
const worker = async () => {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    const { reward, why } = await attempt(task);
    console.log(`${reward ? '+' : '-'} ${task}: ${why}`);
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const { total } = await request('GET', '/report');
console.log(`${total.reward} of ${total.runs} tasks, ${total.falseSuccesses} false successes`);

async function attempt(task: string) {
  const { run, url, goal, cdp } = await request('POST', '/runs', { task, tool: file });
  const browser = await chromium.connectOverCDP(cdp, { isLocal: true });
  const [context = await browser.newContext()] = browser.contexts();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE.action);
  const late = new Promise<{ claimed: false }>((end) => setTimeout(end, PATIENCE.agent, { claimed: false }).unref());
  const work = page.goto(url).then(() => agent(page, goal));
  // An agent that fails has not claimed anything.
  const said = await Promise.race([work, late]).catch(() => ({ claimed: false }));
  const grade = await request('POST', `/runs/${run}/grade`, said);
  await browser.close().catch(() => {});
  return grade;
}

// biome-ignore lint/suspicious/noExplicitAny: The documentation of the exam has the shapes.
async function request(method: string, path: string, body?: object): Promise<any> {
  const headers = {
    ...(body && { 'Content-Type': 'application/json' }),
    ...(process.env.PLAYGROUND_TOKEN && { Authorization: `Bearer ${process.env.PLAYGROUND_TOKEN}` }),
  };
  const response = await fetch(exam + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`The exam answered ${response.status}: ${answer.message}`);
  return answer;
}
