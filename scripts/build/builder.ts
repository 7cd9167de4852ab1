import { type BuildRequest, build } from './build.ts';

// Builds one workspace after the other, each when it is asked for. The answer is whether it was built.
process.on('message', async ({ directory, maps }: BuildRequest) => {
  const isBuilt = await build([directory], maps).then(
    () => true,
    (error: Error) => {
      console.error(error.message);
      return false;
    },
  );
  process.send?.(isBuilt);
});
// Whoever asks has what it wants, or has ended.
process.on('disconnect', () => process.exit());
