import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspaces } from '../build/workspaces.ts';
import { demoFiles, pathOf, quoted, slugOf } from './demoFiles.ts';

/** What a new group of demos is made of. */
export interface RemoteWish {
  /** Part of its folder, its container and its variables: small letters and digits. */
  name: string;
  /** What people read. */
  title: string;
  /** Where to make it: a folder that is not there yet, inside the project or elsewhere on this machine. */
  directory: string;
  /** The title of its first demo. */
  demo: string;
}

/**
 * Makes the folder of a group, with one demo in it: it builds, and passes lint, types and its test. Edits
 * nothing else. Throws with one line when the name or the folder is taken.
 */
export function newRemote({ name, title, directory, demo }: RemoteWish): void {
  if (!/^[a-z][a-z0-9]*$/.test(name) || ['shell', 'api', 'inbox', 'smtp'].includes(name)) {
    throw new Error(`A group's name begins with a small letter and holds small letters and digits: ${name}`);
  }
  if (workspaces().some((workspace) => workspace.name === name)) throw new Error(`There is a group ${name} already.`);
  if (!title.trim()) throw new Error('A group has a title.');
  if (existsSync(directory)) throw new Error(`${directory} is already there.`);
  const slug = slugOf(demo);
  mkdirSync(path.join(directory, 'src', slug), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  // A link on the way would make the relative paths below lead elsewhere.
  const toRoot = path.relative(realpathSync(directory), realpathSync(root)).replaceAll('\\', '/');

  const files = demoFiles({ title: demo, path: pathOf(demo), icon: 'puzzle', beyond: true });
  for (const [file, text] of Object.entries(files)) write(path.join('src', slug, file), text);
  const isWorkspace = path.relative(path.join(root, 'remotes'), directory) === name;
  write(
    'package.json',
    json(isWorkspace ? manifestOf(name, workspaceScripts(name)) : manifestOf(name, ownScripts(toRoot))),
  );
  write(
    'webpack.config.ts',
    `import { remote } from ${quoted(`${toRoot}/webpack.config.base`)};

export default remote('${name}', import.meta.dirname);
`,
  );
  if (!isWorkspace) standElsewhere(name, directory, toRoot);
  // Long titles and far folders break lines where the formatter wants them.
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  spawnSync(process.execPath, [biome, 'format', '--write', '.'], { cwd: directory, stdio: 'ignore' });
}

/** What a group needs in a folder that is none of the project's workspaces. */
function standElsewhere(name: string, directory: string, toRoot: string): void {
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  const include = ['src', 'webpack.config.ts', `${toRoot}/shared/src/assets.d.ts`];
  write('tsconfig.json', json({ extends: `${toRoot}/tsconfig.json`, include }));
  write(
    'jest.config.mjs',
    `import { page } from ${quoted(`${toRoot}/jest.config.mjs`)};

export default page('${name}', import.meta.dirname);
`,
  );
  write('.gitignore', 'node_modules\ndist/\ndist.*/\n');
  const inProject = !path.relative(realpathSync(root), realpathSync(directory)).startsWith('..');
  if (inProject) return;
  // Outside of the checkout no package would be found: those of the checkout serve.
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'), 'junction');
  write('biome.json', json({ extends: [`${toRoot}/biome.json`] }));
}

const workspaceScripts = (name: string) => ({ build: `tsx ../../scripts/build.ts ${name}` });

const ownScripts = (toRoot: string) => ({
  build: `tsx ${toRoot}/scripts/build.ts .`,
  lint: 'biome check .',
  test: 'jest',
  typecheck: 'tsc --noEmit',
});

function manifestOf(name: string, scripts: Record<string, string>) {
  const { react } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')).dependencies;
  return {
    name: `@playground/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts,
    dependencies: { '@playground/shared': '*', react },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
