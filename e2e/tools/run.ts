// Runs files of solutions: node --import tsx --test-force-exit e2e/tools/run.ts FILE…
// All in one process, as the tools themselves take seconds to load.
import { runFiles } from './nodeTest.ts';

await runFiles(process.argv.slice(2));
