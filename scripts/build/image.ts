import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { TABLE_FILE } from '../../shared/project/environment.ts';
import { project, root } from '../../shared/project/folders.ts';
import { run } from '../commandLine.ts';
import { groupsNamed, type Workspace } from './workspaces.ts';

const HELP = `
npx playground image <group> <folder>

Writes the content of a group's image: its build, and the static server as one file. A team's Dockerfile uses it after the build.
`;

/** CommonJS packages in the bundle need `require` for Node's own modules. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

run(HELP, { allowPositionals: true }, async ({ positionals: [name, folder, ...rest] }) => {
  if (!name || !folder || rest.length > 0) throw new Error('Name a group and a folder. --help shows how.');
  const [{ directory }] = groupsNamed([name]) as [Workspace];
  // The file is as deep in the package as shared/project/folders.ts, which finds the package from its own place.
  const kit = path.join(folder, 'node_modules/@playground/kit');
  mkdirSync(kit, { recursive: true });
  for (const file of ['package.json', 'services/api/package.json']) cpSync(path.join(root, file), path.join(kit, file));
  await bundle({
    entryPoints: [path.join(root, 'services/origin/src/main.ts')],
    outfile: path.join(kit, 'services/origin/main.js'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: REQUIRE },
  });
  cpSync(TABLE_FILE, path.join(folder, 'remotes.json'));
  const target = path.join(folder, path.relative(project, directory), 'dist');
  cpSync(path.join(directory, 'dist'), target, { recursive: true });
});
