import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../shared/project/folders.ts';
import { copyLintSettings } from './test/copyLintSettings.ts';

const allowed = [
  ['shared/contract', 'valibot'],
  ['shared/src', '../contract/site'],
  ['remotes/forms/src/counter', '@playground/kit/random'],
  ['remotes/forms/src/counter', './data'],
  ['remotes/forms/src/counter/parts', '../data'],
  ['remotes/forms/src/counter', '../../shared/useCountdown'],
  ['remotes/forms/src/counter/parts', '../../../shared/useCountdown'],
  ['remotes/forms/shared', './data'],
  ['remotes/forms/shared', '@playground/kit/random'],
  ['remotes/forms/src/counter/solutions', '@playground/kit/tools/playwright'],
  ['hosts/shell/src', '@playground/kit/contract/site'],
  ['hosts/shell/src/load', '../fetch/groups'],
  ['hosts/shell/src/guide', '../draw/OwnPage'],
  ['services/api/src', '../../common/src/listen.ts'],
  ['services/origin/src/serve', '../render/document.ts'],
  ['services/origin/src/render', '../../../common/src/html.ts'],
  ['services/api/src', '../../../shared/contract/site.ts'],
  ['scripts/build', '../../services/origin/src/serve/serve.ts'],
  ['e2e/tests', '../../scripts/build/build'],
  ['bench', '../scripts/build/build.ts'],
  ['exam/src', '@playground/kit/scripts/build/build'],
] as const;

const refused = [
  ['shared/contract', '../src/random'],
  ['shared/contract', 'react'],
  ['shared/src', '../../hosts/shell/src/draw/useDarkMode'],
  ['shared/src', '../test/browser'],
  ['shared/src', 'node:fs'],
  ['remotes/forms/src/counter', '../form/Form'],
  ['remotes/forms/src/counter/parts', '../../form/Form'],
  ['remotes/forms/src/counter', '../shared/Shared'],
  ['remotes/forms/src/counter', '../../shared/../src/form/Form'],
  ['remotes/forms/src/counter', '../../../media/shared/useCountdown'],
  ['remotes/forms/src/counter', '../../../../shared/src/random'],
  ['remotes/forms/src/counter/parts', '../../../../media/shared/useCountdown'],
  ['remotes/forms/src/counter/parts', '../../shared/Shared'],
  ['remotes/forms/shared', '../src/counter/Counter'],
  ['remotes/forms/shared', '../../media/shared/data'],
  ['remotes/forms/src/counter', '@playground/media-qr-code'],
  ['remotes/forms/src/counter', '../../../../services/origin/src/serve/serve'],
  ['remotes/forms/src/counter', 'react-router-dom'],
  ['remotes/forms/src/counter', '@playground/kit/tools/verdict'],
  ['remotes/forms/src/counter/parts', '@playground/kit/webpack'],
  ['hosts/shell/src', '../../../remotes/forms/src/counter/Counter'],
  ['hosts/shell/src', '../../standalone/src/main'],
  ['hosts/shell/src', '@playground/forms'],
  ['hosts/shell/src/fetch', '../load/page'],
  ['hosts/shell/src/parts', '../load/page'],
  ['hosts/shell/src/load', '../draw/Frame'],
  ['hosts/shell/src/draw', '../guide/Guide'],
  ['hosts/shell/src/guide', '../App'],
  ['hosts/shell/src', '@playground/kit/tools/verdict'],
  ['remotes/forms/src/counter/solutions', '@playground/kit/random'],
  ['services/api/src', '../../origin/src/serve/serve.ts'],
  ['services/origin/src', '../../../scripts/build/build.ts'],
  ['services/origin/src/render', '../serve/knownPages.ts'],
  ['services/origin/src/publish', '../serve/serve.ts'],
  ['services/origin/src/serve', '../../../api/src/main.ts'],
  ['remotes/forms/src/counter', '@playground/kit/scripts/build/build'],
  ['scripts/build', '../../e2e/fixtures/site'],
  ['scripts/testing', '../../exam/src/openExam'],
  ['e2e/tools', '../../exam/src/openExam'],
  ['exam/src', '../../scripts/build/build'],
] as const;

/** What lint says about files with one import each. One run of lint is enough for all of them. */
let complaints: string;
const fileOf = (folder: string, specifier: string) => `${folder}/${specifier.replace(/\W+/g, '-')}.ts`;

beforeAll(() => {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-directions-'));
  copyLintSettings(place);
  for (const [folder, specifier] of [...allowed, ...refused]) {
    mkdirSync(path.join(place, folder), { recursive: true });
    writeFileSync(path.join(place, fileOf(folder, specifier)), `import '${specifier}';\n`);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' });
  complaints = stdout + stderr;
  rmSync(place, { recursive: true });
});

test.each(allowed)('%s may import %s', (folder, specifier) => {
  expect(complaints).not.toContain(`${fileOf(folder, specifier)}:`);
});

test.each(refused)('%s may not import %s', (folder, specifier) => {
  expect(complaints).toContain(`${fileOf(folder, specifier)}:`);
});
