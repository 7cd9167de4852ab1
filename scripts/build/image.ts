import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { TABLE_FILE } from '../../services/common/src/environment.ts';
import { project, root } from '../../services/common/src/project.ts';
import { run } from '../commandLine.ts';
import { groupsNamed, type Workspace } from './workspaces.ts';

const HELP = `
npx playground image <group> <folder>

Writes what the image of a group that is built holds: the build, and the static server as one file. For the Dockerfile of a team.
`;

/** CommonJS packages in a bundle of modules ask for what is Node's own. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

run(HELP, { allowPositionals: true }, async ({ positionals: [name, folder, ...rest] }) => {
  if (!name || !folder || rest.length > 0) throw new Error('It takes a group and a folder. --help says more.');
  const [{ directory }] = groupsNamed([name]) as [Workspace];
  // Where the server looks for its table and the build, seen from its own folder.
  const kit = path.join(folder, 'node_modules/@playground/kit');
  mkdirSync(kit, { recursive: true });
  for (const file of ['package.json', 'services/api/package.json']) cpSync(path.join(root, file), path.join(kit, file));
  await bundle({
    entryPoints: [path.join(root, 'services/static/src/main.ts')],
    outfile: path.join(kit, 'services/static/src/main.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: REQUIRE },
  });
  cpSync(TABLE_FILE, path.join(folder, 'remotes.json'));
  cpSync(path.join(directory, 'dist'), path.join(folder, path.relative(project, directory), 'dist'), {
    recursive: true,
  });
});
