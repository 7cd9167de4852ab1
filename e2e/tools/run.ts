// Runs files of solutions whose paths come from the parent process, one at a time: the tools take seconds to load.
import { end, runFile } from './nodeTest.ts';

// A promise of a tool that nobody waits for must not end the files to come.
process.on('unhandledRejection', console.error);
process.on('message', async (file: string) => {
  await runFile(file).catch(console.error);
  process.send?.('done');
});
process.on('disconnect', async () => {
  await end().catch(console.error);
  process.exit();
});
