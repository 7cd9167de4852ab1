import { build, buildVersionsElsewhere } from '../build/build.ts';
import { compressInBackground } from '../build/compress.ts';
import { distOf, workspaces } from '../build/workspaces.ts';
import { startCommand } from './startCommand.ts';

const USAGE = `
npm start -- [option…]

Builds what changed. Serves every origin and the API from one process, and prints their addresses.
`;

await startCommand(USAGE, {
  prepare: build,
  buildVersions: buildVersionsElsewhere,
  started: () => compressInBackground(workspaces().map(distOf)),
});
