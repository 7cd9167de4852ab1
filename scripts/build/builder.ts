import { type BuildRequest, build, buildVersions } from './build.ts';
import { workspacesNamed } from './workspaces.ts';

// Builds one workspace after the other, each when it is asked for. The answer is whether it was built.
process.on('message', async ({ directory, maps, demo }: BuildRequest) => {
  const building = build([directory], maps).then(async () => {
    if (demo) for (const workspace of workspacesNamed([directory])) await buildVersions(workspace, demo);
  });
  const isBuilt = await building.then(
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
