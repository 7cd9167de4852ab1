import type { Failure } from './Failure';

/**
 * How long all that one click asks for may take, in milliseconds. Whatever fails, the page says so within ten seconds: when a
 * document is opened, the shell's own code has had the first of them.
 */
const TIME = 9000;

/** The end of the time of a click that happens now, by `performance.now()`. Whatever it leads to is handed it. */
export const deadline = () => performance.now() + TIME;

/** What becomes of `work` when it is done until then. Else it is told to stop, and this rejects with what `late` says. */
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
