import type { Fault } from './Fault';

/** What becomes of `work` when it is done within so many milliseconds. Rejects with what `late` says when it is not. */
export function inTime<T>(work: Promise<T>, milliseconds: number, late: () => Fault): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
