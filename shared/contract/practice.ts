import type { PublishedTask } from './task.ts';

/** The tools whose solutions are TypeScript for our harness. Shells of before November 2026 know no others. */
export const NODE_TOOLS = ['playwright', 'selenium', 'webdriverio', 'puppeteer'] as const;
/** The tools whose solutions are files as a reader copies them, in Python and Java. */
export const COPIED_TOOLS = ['playwright-python', 'selenium-python', 'selenium-java'] as const;
/** The tools that solutions are written in, in the order of their tabs. */
export const TOOLS = [...NODE_TOOLS, ...COPIED_TOOLS] as const;
export type NodeTool = (typeof NODE_TOOLS)[number];
export type CopiedTool = (typeof COPIED_TOOLS)[number];
export type Tool = (typeof TOOLS)[number];
export const TOOL_NAMES: Record<Tool, string> = {
  playwright: 'Playwright',
  selenium: 'Selenium',
  webdriverio: 'WebdriverIO',
  puppeteer: 'Puppeteer',
  'playwright-python': 'Playwright for Python',
  'selenium-python': 'Selenium for Python',
  'selenium-java': 'Selenium for Java',
};

export const LANGUAGES = ['javascript', 'python', 'java'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  javascript: 'JavaScript / TypeScript',
  python: 'Python',
  java: 'Java',
};

/** The tool of the same maker whose solutions are TypeScript, or JavaScript when they are copied. */
export const nearestTo = (tool: Tool) => tool.split('-')[0] as NodeTool;

export const isCopied = (tool: Tool): tool is CopiedTool => (COPIED_TOOLS as readonly Tool[]).includes(tool);

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** The result of a solution in a tool and an engine. */
export type Result =
  | { result: 'passes' | 'failed' | 'not run' }
  /** `reason` says what is unusual, or why it cannot be done. */
  | { result: 'workaround' | 'impossible'; reason: string };

/** One run of a solution. */
export interface SolutionResult {
  /** The demo's path. */
  path: string;
  task: string;
  /** One of `TOOLS`, or a tool whose makers ran their own solutions. */
  tool: string;
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

/** By task and tool. */
export type Matrix = Record<string, Record<string, Partial<Record<Engine, Result>>>>;
