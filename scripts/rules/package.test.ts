import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';

const manifestIn = (folder: string) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

const said = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' });
const packedFiles: string[] = JSON.parse(said)[0].files.map(({ path }: { path: string }) => path);

/** The workspaces whose sources the package contains. */
const BROUGHT = ['services/api', 'services/common', 'services/origin', 'hosts/shell', 'hosts/standalone'];

test.each(BROUGHT)('the package has all dependencies of %s, in the same versions', (folder) => {
  const { '@playground/common': _, '@playground/kit': __, ...wanted } = manifestIn(folder).dependencies;
  expect(manifestIn('.').dependencies).toMatchObject(wanted);
});

test('a team has what the package imports: its dependencies, or what the scaffold writes into a package.json', () => {
  const { dependencies, peerDependencies } = manifestIn('.');
  const scaffold = manifestIn('scripts/new/templates/repository').devDependencies;
  const known = new Set(Object.keys({ ...dependencies, ...peerDependencies, ...scaffold }));
  const missing = packedFiles
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/(^scripts\/new\/templates|\/dist|\/samples)\//.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      const imports = code.matchAll(/^(?:import(?! type)|export|\})[^\n=']* from '([^'.:]+)'|^import '([^'.:]+)'/gm);
      return [...imports].map(([, first, second]) => [
        file,
        /^(@[^/]+\/)?[^/]+/.exec(first ?? second ?? '')?.[0] ?? '',
      ]);
    })
    .filter(([, name = '']) => !known.has(name) && !isBuiltin(name) && !name.startsWith('@playground/'));
  expect(missing).toEqual([]);
});

test('each file that the package names is there', () => {
  const named: string[] = manifestIn('.').files;
  // The build may still run beside this test.
  expect(named.filter((file) => !/[!*]|\/dist$/.test(file) && !existsSync(path.join(root, file)))).toEqual([]);
});

test('the package cannot be published by accident, and has no test of ours and everything that a group needs', () => {
  expect(manifestIn('.').publishConfig.registry).toMatch(/^https:\/\/registry\.invalid/);
  expect(
    packedFiles.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('scripts/new/templates/')),
  ).toEqual([]);
  expect(packedFiles.filter((file) => /^(remotes|bench|examples|deploy)\//.test(file))).toEqual([]);
  expect(packedFiles).toEqual(
    expect.arrayContaining([
      'scripts/playground.mjs',
      'scripts/new/templates/react/PressCounter.test.tsx',
      'shared/contract/demo.ts',
      'shared/src/random.ts',
      'shared/test/browser.ts',
      'e2e/tests/catalogue.spec.ts',
      'e2e/tools/playwright.ts',
      'hosts/standalone/src/main.tsx',
      'hosts/shell/src/guide/samples/selenium-test.mjs',
      'LICENSE',
    ]),
  );
});
