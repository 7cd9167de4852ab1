import { DOMParser, type Document, type Element, onErrorStopParsing, type ParseError } from '@xmldom/xmldom';
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

/** A text in a case can be `Workaround: what, https://…` or `Impossible: why, https://…`. Throws if the text is not XML. */
export function casesIn(xml: string): TestCase[] {
  const report = parsed(xml);
  return [...report.getElementsByTagName('testcase')].map((one) => ({
    page: one.getAttribute('classname') ?? '',
    task: one.getAttribute('name') ?? '',
    result: resultOf(one),
  }));
}

function parsed(xml: string): Document {
  try {
    return new DOMParser({ onError: onErrorStopParsing }).parseFromString(xml, 'text/xml');
  } catch (error) {
    const { message, locator } = error as ParseError;
    throw new Error(`The report is not XML: line ${locator?.lineNumber}: ${message}`);
  }
}

/** What Robot Framework says of a test that it did not start, because another one failed. */
const NOT_STARTED = 'exit-on-failure mode is in use';

function resultOf(one: Element): Result {
  const inside = [...one.getElementsByTagName('*')];
  const failures = inside.filter(({ tagName }) => tagName === 'failure' || tagName === 'error');
  const isNotStarted = (failure: Element) => failure.getAttribute('message')?.includes(NOT_STARTED);
  if (!failures.every(isNotStarted)) return { result: 'failed' };
  const texts = inside.flatMap((element) => [...element.attributes].map(({ value }) => value));
  const said = /\b(Workaround|Impossible): ([^\n]*https:\/\/[^\n]*)/.exec([...texts, one.textContent].join('\n'));
  const [, kind, reason = ''] = said ?? [];
  if (kind === 'Impossible') return { result: 'impossible', reason: reason.trim() };
  if (failures.length > 0 || inside.some(({ tagName }) => tagName === 'skipped')) return { result: 'not run' };
  return kind ? { result: 'workaround', reason: reason.trim() } : { result: 'passes' };
}

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
