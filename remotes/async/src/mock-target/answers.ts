import { quoted, shortened } from '@playground/kit/quoted';
import { type Answer, COUNTED, type Counts } from './components/useMock';

export const NO_ANSWER =
  'the page got no answer that it may read. An answer of your own needs the header Access-Control-Allow-Origin.';

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;

/** The fruits in an answer; undefined if it has another form. */
export function fruitsIn(body: unknown): string[] | undefined {
  const fruits = fieldOf(body, 'fruits');
  return Array.isArray(fruits) && fruits.every((fruit) => typeof fruit === 'string') ? fruits : undefined;
}

export function priceIn(body: unknown): number | undefined {
  const price = fieldOf(body, 'price');
  return typeof price === 'number' ? price : undefined;
}

/** What is wrong with an answer; undefined if nothing is. */
export function fruitsProblem(answer: Answer | undefined, wanted: string): string | undefined {
  if (!answer) return NO_ANSWER;
  if (!answer.ok) return `the answer has the status ${answer.status}.`;
  const fruits = fruitsIn(answer.body);
  if (!fruits) return 'the answer is not JSON like {"fruits":["apple"]}.';
  return fruits.includes(wanted) ? undefined : `the answer has no ${wanted}.`;
}

export function priceProblem(answer: Answer | undefined, wanted: number): string | undefined {
  if (!answer) return NO_ANSWER;
  if (!answer.ok) return `the answer has the status ${answer.status}, which is an error.`;
  const price = priceIn(answer.body);
  if (price === undefined) return 'the answer is not JSON like {"price":1}.';
  return price === wanted ? undefined : `the price is ${quoted(String(price))}, not ${wanted}.`;
}

export function orderProblem(received: Answer | undefined, wanted: number): string | undefined {
  if (!received?.ok) return 'the server did not say what it received.';
  const last = fieldOf(received.body, 'last');
  if (!last) return 'no order reached the server.';
  const amount = fieldOf(last, 'amount');
  return amount === wanted
    ? undefined
    : `the server received the amount ${shortened(JSON.stringify(amount) ?? 'nothing')}, not ${wanted}.`;
}

/** How often each call arrived; undefined if the answer does not say it. */
export function countsIn(received: Answer | undefined): Counts | undefined {
  if (!received?.ok) return undefined;
  const saysAll = COUNTED.every((name) => typeof fieldOf(received.body, name) === 'number');
  return saysAll ? (received.body as Counts) : undefined;
}

/** `ms` is how long the call took. */
export function slowProblem(answer: Answer | undefined, ms: number): string | undefined {
  if (!answer) return NO_ANSWER;
  return ms >= 3_000 ? undefined : 'the answer came in less than three seconds.';
}
