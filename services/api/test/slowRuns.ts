import { setTimeout } from 'node:timers/promises';
import { memoryRuns, type Runs } from '../src/runs.ts';

/** As with the store of replicas, other requests run between a read and its answer. */
export function slowRuns(): Runs {
  const runs = memoryRuns();
  return {
    ...runs,
    read: async (key) => {
      const text = await runs.read(key);
      await setTimeout(10);
      return text;
    },
  };
}
