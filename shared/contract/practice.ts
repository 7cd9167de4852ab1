import type { PublishedTask } from './task.ts';

/** The tools in which the proven way is shown, in the order of their tabs. */
export const TOOLS = ['playwright', 'selenium', 'webdriverio', 'puppeteer'] as const;
export type Tool = (typeof TOOLS)[number];
export const TOOL_NAMES: Record<Tool, string> = {
  playwright: 'Playwright',
  selenium: 'Selenium',
  webdriverio: 'WebdriverIO',
  puppeteer: 'Puppeteer',
};

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What became of a task's solution in a tool and an engine. */
export type Result =
  | { result: 'passes' | 'failed' | 'not run' }
  /** With what was unusual, or why it cannot be done. */
  | { result: 'workaround' | 'impossible'; reason: string };

/** What a run of a solution came to. */
export interface Verdict {
  /** The demo's path. */
  path: string;
  task: string;
  tool: Tool;
  engine: Engine;
  result: Result['result'];
  reason?: string;
}

/** A piece of code, and what kind of word it is: a class of the colours' style, or none. */
export type Token = [text: string, kind?: string];

/** What a build publishes of one demo for those who practise: a file of its own that nobody waits for (`practice/<demo>.<hash>.json`). */
export interface PublishedPractice {
  tasks: PublishedTask[];
  /** The file with the solutions in each tool, coloured. */
  solutions: Partial<Record<Tool, Token[]>>;
  matrix: Matrix;
}

/** By task, tool and engine. */
export type Matrix = Record<string, Partial<Record<Tool, Partial<Record<Engine, Result>>>>>;

/**
 * Where a group at `url` has what one practises with on a page: tasks, solutions, matrix (`PublishedPractice`). `index` in place of
 * the page has that of all its demos, without the solutions' code (`PracticeIndex`).
 */
export function practiceAddress(url: string, hash: string, of: { expose: string } | 'index'): string {
  const name = of === 'index' ? of : folderOf(of);
  return `${url}/practice/${name}.${hash}.json`;
}

/** The folder of the demo that a page belongs to. */
export const folderOf = ({ expose }: { expose: string }) => expose.split('/')[1] as string;
