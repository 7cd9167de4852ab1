import { type Engine, TOOL_NAMES, type Tool } from '@playground/kit/contract/practice';
import type { Run, Tools, Verdict } from '@playground/kit/contract/tools';
import { placesOf, scoreOf } from '../find/search';

export type Capability = Tools['capabilities'][number];

export const ENGINE_NAMES: Record<Engine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** What people call an engine by. */
const BROWSERS: [RegExp, Engine][] = [
  [/^(chromium|chrome|edge)$/, 'chromium'],
  [/^firefox$/, 'firefox'],
  [/^(webkit|safari)$/, 'webkit'],
];

/** A tool of ours, or one whose makers ran their own solutions. */
export const toolIn = ({ tool, name }: Run) => TOOL_NAMES[tool as Tool] ?? name;

export const verdictOf = ({ verdicts }: Capability, { tool, engine }: Run): Verdict =>
  verdicts[tool]?.[engine] ?? 'not tried';

export const resultsIn = ({ stations }: Capability, { tool, engine }: Run) =>
  stations.map(({ results }) => results[tool]?.[engine]?.result ?? 'not run');

/** At how many of the stations a tool does it. */
export const doneIn = (capability: Capability, run: Run) =>
  resultsIn(capability, run).filter((result) => result === 'passes' || result === 'workaround').length;

/** The tool and the engine that a question names, and its other words. */
export function readQuestion(question: string, runs: Run[]): { tool: string; engine: string; about: string } {
  const words: string[] = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = runs
    .map((run) => ({ tool: run.tool, own: run.tool.split('-') }))
    .filter(({ own }) => own.every((word) => words.includes(word)))
    .sort((one, other) => other.own.length - one.own.length)[0];
  const browser = (word: string) => BROWSERS.find(([names]) => names.test(word))?.[1];
  return {
    tool: named?.tool ?? '',
    engine: words.map(browser).find(Boolean) ?? '',
    about: words.filter((word) => !named?.own.includes(word) && !browser(word)).join(' '),
  };
}

/** The capabilities that fit these words, the best first. Of those that are only near, all with one of the words. */
export function about(words: string, capabilities: Capability[]): Capability[] {
  if (!words) return capabilities;
  const scored = capabilities.map((capability) => {
    const { id, name, stations } = capability;
    const places = placesOf({ title: name, tags: [id] }, stations.map(({ page, goal }) => `${page} ${goal}`).join(' '));
    return { capability, score: scoreOf(words, places) };
  });
  const best = scored.some(({ score }) => score >= 1) ? 1 : Number.MIN_VALUE;
  return scored
    .filter(({ score }) => score >= best)
    .sort((one, other) => other.score - one.score)
    .map(({ capability }) => capability);
}
