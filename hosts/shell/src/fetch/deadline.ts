import type { Failure } from './Failure';

/** Milliseconds. A page reports a failure within ten seconds, and the shell's own code needs the first of them. */
const TIME = 9000;

/** The time by `performance.now()` by which everything that a click now starts must end. */
export const deadline = () => performance.now() + TIME;

/** The result of `work`, if it ends by `until`. Otherwise aborts it and rejects with `late()`. */
export function inTime<T>(until: number, work: (signal: AbortSignal) => Promise<T>, late: () => Failure): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      reject(late());
      request.abort();
    }, until - performance.now());
    work(request.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
