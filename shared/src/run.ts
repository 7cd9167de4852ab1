import { useShown } from './random';

function runOfAddress(): string {
  const run = new URLSearchParams(window.location.search).get('run') ?? '';
  if (/^[\w-]{1,30}$/.test(run)) return run;
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/**
 * The name of this visit at the servers, which keep its data under it. It is random without `?run=`, also with a seed: otherwise two visitors
 * with the same seed would share their data. The root element shows it as `data-run`.
 */
export const useRun = () => useShown('run', runOfAddress);
