import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import Prism from 'prismjs';
import 'prismjs/components/prism-typescript.js';
import type { Demo } from '../../shared/contract/demo.ts';
import { type Matrix, type PublishedPractice, TOOLS, type Token, type Tool } from '../../shared/contract/practice.ts';
import { outcomeProblem, PUBLISHED_SEED, type PublishedTask } from '../../shared/contract/task.ts';

/** Where a tool's solutions lie in a demo's folder. */
export const SOLUTION_FILES: Record<Tool, string> = {
  playwright: 'solutions/playwright.spec.ts',
  selenium: 'solutions/selenium.test.ts',
  webdriverio: 'solutions/webdriverio.test.ts',
  puppeteer: 'solutions/puppeteer.test.ts',
};

/** Where `npm run matrix` keeps what became of them. */
export const MATRIX_FILE = 'solutions/matrix.json';

/** What one finds out of a demo's folder to practise with. `fail` is told in one sentence what is wrong. */
export function readPractice(folder: string, demo: Demo, fail: (problem: string) => never): PublishedPractice {
  const tasks = demo.tasks.map((task): PublishedTask => {
    const bySeed = typeof task.outcome === 'function';
    const outcome = typeof task.outcome === 'function' ? task.outcome(PUBLISHED_SEED) : task.outcome;
    const problem = outcomeProblem(outcome);
    if (problem) fail(`its task ${task.id} ${problem}`);
    const { id, goal, path: at = demo.path, conditions, needs = {} } = task;
    const pages = [demo, ...(demo.pages ?? [])].flatMap((page) => [page.path, ...(page.aliases ?? [])]);
    if (!pages.includes(at)) fail(`its task ${id} is at ${at}, which is none of its pages`);
    return {
      id,
      goal,
      path: at,
      ...(conditions && { conditions }),
      needs,
      outcome,
      ...(bySeed && { seed: PUBLISHED_SEED }),
    };
  });
  const solutions: PublishedPractice['solutions'] = {};
  for (const tool of TOOLS) {
    const file = path.join(folder, SOLUTION_FILES[tool]);
    if (!statSync(file, { throwIfNoEntry: false })) continue;
    const source = readFileSync(file, 'utf8');
    const ids = solvedIn(source);
    for (const id of ids) {
      if (!tasks.some((task) => task.id === id)) fail(`its ${SOLUTION_FILES[tool]} solves ${id}, which is no task`);
    }
    // Beyond the basics a tool may show only where it differs from these two.
    const whole = !demo.beyond || tool === 'playwright' || tool === 'selenium';
    const missing = tasks.find(({ id }) => whole && !ids.includes(id));
    if (missing) fail(`its ${SOLUTION_FILES[tool]} does not solve ${missing.id}`);
    solutions[tool] = coloured(source);
  }
  return { tasks, solutions, matrix: readMatrix(folder) };
}

/** The ids of the tasks that a file of solutions has, in their order: its tests are named by them. */
export function solvedIn(source: string): string[] {
  return [...source.matchAll(/^test\(\s*'([^']+)'/gm)].map((match) => match[1] as string);
}

function readMatrix(folder: string): Matrix {
  const file = path.join(folder, MATRIX_FILE);
  return statSync(file, { throwIfNoEntry: false }) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Code as pieces that each have one colour, or none. */
function coloured(source: string): Token[] {
  const tokens: Token[] = [];
  const walk = (stream: Prism.TokenStream, kind?: string): void => {
    if (typeof stream === 'string') tokens.push(kind ? [stream, kind] : [stream]);
    else if (Array.isArray(stream)) for (const part of stream) walk(part, kind);
    else walk(stream.content, stream.type);
  };
  walk(Prism.tokenize(source, Prism.languages.typescript as Prism.Grammar));
  return tokens;
}
