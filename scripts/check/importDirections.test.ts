import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../build/workspaces.ts';

const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Whether lint takes an import in a file that is not really there. */
function allows(file: string, specifier: string): boolean {
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', `--stdin-file-path=${file}`], {
    cwd: root,
    input: `import x from '${specifier}';\nconsole.log(x);\n`,
    encoding: 'utf8',
  });
  return !`${stdout}${stderr}`.includes('noRestrictedImports');
}

test.each([
  ['shared/contract/x.ts', 'valibot'],
  ['shared/src/x.ts', '../contract/site'],
  ['remotes/forms/src/counter/x.ts', '@playground/shared/random'],
  ['remotes/forms/src/counter/x.ts', './data'],
  ['hosts/shell/src/x.ts', '@playground/shared/contract/site'],
  ['services/api/src/x.ts', '../../common/src/listen.ts'],
  ['services/api/src/x.ts', '../../../shared/contract/site.ts'],
  ['scripts/build/x.ts', '../../services/static/src/serve.ts'],
  ['e2e/tests/x.spec.ts', '../../scripts/build/build'],
  ['bench/x.ts', '../scripts/build/build.ts'],
])('%s may import %s', (file, specifier) => {
  expect(allows(file, specifier)).toBe(true);
});

test.each([
  ['shared/contract/x.ts', '../src/random'],
  ['shared/contract/x.ts', 'react'],
  ['shared/src/x.ts', '../../hosts/shell/src/theme'],
  ['shared/src/x.ts', '../test/browser'],
  ['shared/src/x.ts', 'node:fs'],
  ['remotes/forms/src/counter/x.ts', '../form/Form'],
  ['remotes/forms/src/counter/x.ts', '@playground/media-qr-code'],
  ['remotes/forms/src/counter/x.ts', '../../../../services/static/src/serve'],
  ['remotes/forms/src/counter/x.ts', 'react-router-dom'],
  ['hosts/shell/src/x.ts', '../../../remotes/forms/src/counter/Counter'],
  ['hosts/shell/src/x.ts', '../../standalone/src/main'],
  ['hosts/shell/src/x.ts', '@playground/forms'],
  ['services/api/src/x.ts', '../../static/src/serve.ts'],
  ['services/static/src/x.ts', '../../../scripts/build/build.ts'],
  ['scripts/build/x.ts', '../../e2e/fixtures/site'],
])('%s may not import %s', (file, specifier) => {
  expect(allows(file, specifier)).toBe(false);
});
