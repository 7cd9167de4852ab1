import { XMLParser, XMLValidator } from 'fast-xml-parser';
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

/** An element: its attributes, and all elements of a name. Texts are `#text`. */
interface Element {
  [name: string]: string | Element[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  isArray: (_, __, ___, isAttribute) => !isAttribute,
});

/**
 * The test cases in JUnit XML. A text in one, such as the message of a skip, can be `Workaround: what, https://…` or
 * `Impossible: why, https://…`. Throws if the text is not XML.
 */
export function casesIn(xml: string): TestCase[] {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(`The report is not XML: line ${valid.err.line}: ${valid.err.msg}`);
  return casesUnder(parser.parse(xml)).map((one) => ({
    page: String(one.classname ?? ''),
    task: String(one.name ?? ''),
    result: resultOf(one),
  }));
}

function casesUnder(element: Element): Element[] {
  return Object.entries(element).flatMap(([name, inside]) =>
    typeof inside === 'string' ? [] : name === 'testcase' ? inside : inside.flatMap(casesUnder),
  );
}

function resultOf(one: Element): Result {
  if (one.failure || one.error) return { result: 'failed' };
  const said = /\b(Workaround|Impossible): ([^\n]*https:\/\/[^\n]*)/.exec(textsIn(one).join('\n'));
  const [, kind, reason = ''] = said ?? [];
  if (kind === 'Impossible') return { result: 'impossible', reason: reason.trim() };
  if (one.skipped) return { result: 'not run' };
  return kind ? { result: 'workaround', reason: reason.trim() } : { result: 'passes' };
}

const textsIn = (element: Element): string[] =>
  Object.values(element).flatMap((inside) => (typeof inside === 'string' ? inside : inside.flatMap(textsIn)));

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
