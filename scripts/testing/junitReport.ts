import type { Result } from '../../shared/contract/practice.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';

/** A test case in a report. */
export interface TestCase {
  /** The class. It names the page. */
  page: string;
  /** The name. */
  task: string;
  result: Result;
}

const CASE = /<testcase\b((?:\s+[\w:.-]+="[^"]*")*)\s*(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** The test cases in JUnit XML. A text in one, such as the message of a skip, can be `Workaround: what, https://…` or `Impossible: why, https://…`. */
export function casesIn(xml: string): TestCase[] {
  return [...xml.matchAll(CASE)].map(([, attributes = '', inside = '']) => ({
    page: attribute(attributes, 'classname'),
    task: attribute(attributes, 'name'),
    result: resultOf(inside),
  }));
}

function resultOf(inside: string): Result {
  const elements = inside.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  if (/<(failure|error)\b/.test(elements)) return { result: 'failed' };
  const [, kind, reason = ''] = /\b(Workaround|Impossible): ([^"<\]\n]*https:\/\/[^"<\]\n]*)/.exec(inside) ?? [];
  if (kind === 'Impossible') return { result: 'impossible', reason: unescaped(reason) };
  if (/<skipped\b/.test(elements)) return { result: 'not run' };
  return kind ? { result: 'workaround', reason: unescaped(reason) } : { result: 'passes' };
}

const attribute = (attributes: string, name: string) =>
  unescaped(RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) => text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).trim();

/** The demo and the task that a test is named by, in some language's style: `tests.CounterTest` and `test_below_zero`, or `Below Zero`. */
export function taskNamed<Demo extends { name: string; tasks: PublishedTask[] }>(
  demos: Demo[],
  page: string,
  test: string,
): { demo: Demo; task: PublishedTask } | undefined {
  const isNamed = (name: string, id: string) => folded(name) === folded(id);
  const parts = page.split(/[./\\]/).toReversed();
  const [demo] = parts.flatMap((part) => demos.find(({ name }) => isNamed(part, name)) ?? []);
  const task = demo?.tasks.find(({ id }) => isNamed(test, id));
  return demo && task && { demo, task };
}

const folded = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^test|test$/g, '');
