import type { PublishedTask } from './task.ts';

/** The tools that solutions are written in, in the order of their tabs. */
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

/** The result of a solution in a tool and an engine. */
export type Result =
  | { result: 'passes' | 'failed' | 'not run' }
  /** `reason` says what is unusual, or why it cannot be done. */
  | { result: 'workaround' | 'impossible'; reason: string };

/** One run of a solution. */
export interface Verdict {
  /** The demo's path. */
  path: string;
  task: string;
  tool: Tool;
  engine: Engine;
  result: Result['result'];
  reason?: string;
}

/** The addresses in published solutions. Practice shows those of its own site instead. */
export const DEFAULT_SITE = { shell: 'http://localhost:3000', inbox: 'http://localhost:3101' };

/** A piece of code, and its class for syntax colours if it has one. */
export type Token = [text: string, kind?: string];

/** `practice/<demo>.<hash>.json`: what Tasks and solutions shows beside a demo. */
export interface PublishedPractice {
  tasks: PublishedTask[];
  solutions: Partial<Record<Tool, Token[]>>;
  matrix: Matrix;
}

export type Matrix = Record<string, Partial<Record<Tool, Partial<Record<Engine, Result>>>>>;
