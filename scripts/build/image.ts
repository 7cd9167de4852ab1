import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { TABLE_FILE } from '../../shared/project/environment.ts';
import { project, root, serverFilesOf } from '../../shared/project/folders.ts';
import { run } from '../commandLine.ts';
import { groupsNamed, type Workspace } from './workspaces.ts';

const HELP = `
npx --no playground image <group> <folder>

Writes the content of a group's image: its build, the server as one file, and the server parts of its demos as one file each. A team's
Dockerfile uses it after the build.
`;

/** CommonJS packages in the bundle need `require` for Node's own modules. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

run(HELP, { allowPositionals: true }, async ({ positionals: [name, folder, ...rest] }) => {
  if (!name || !folder || rest.length > 0) throw new Error('Name a group and a folder. --help shows how.');
  const [{ directory }] = groupsNamed([name]) as [Workspace];
  // The file is as deep in the package as shared/project/folders.ts, which finds the package from its own place.
  const kit = path.join(folder, 'node_modules/@playground/kit');
  mkdirSync(kit, { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(kit, 'package.json'));
  const parts = serverFilesOf(directory);
  const program = parts.length > 0 ? 'scripts/serve/serveGroup.ts' : 'services/origin/src/main.ts';
  await bundle({
    entryPoints: [
      { in: path.join(root, program), out: path.join(path.relative(folder, kit), 'services/origin/main') },
      ...parts.map((file) => ({ in: file, out: path.relative(project, file).replace(/\.ts$/, '') })),
    ],
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: REQUIRE },
  });
  cpSync(TABLE_FILE, path.join(folder, 'remotes.json'));
  const target = path.join(folder, path.relative(project, directory));
  cpSync(path.join(directory, 'dist'), path.join(target, 'dist'), { recursive: true });
  // It says that the server parts are modules.
  cpSync(path.join(directory, 'package.json'), path.join(target, 'package.json'));
});
