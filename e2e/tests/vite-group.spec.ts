/** A group of ES modules by Vite, in today's shell. Vite is not a package of this repository, so the test installs it. */
import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures/ownSite';

const PACKAGES = ['vite@7.3.8', '@module-federation/vite@1.23.8', 'react@19', 'react-dom@19'];
const run = promisify(execFile);

test('a group by Vite runs as modules', { tag: '@audit' }, async ({ page, place, serveGroups }) => {
  test.setTimeout(300_000);
  const folder = path.join(place, 'vite');
  cpSync(path.join(import.meta.dirname, '../fixtures/by-hand/vite'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  await run('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder });
  const dist = path.join(folder, 'dist');
  await run(process.execPath, ['build.mjs', dist], { cwd: folder });
  for (const hints of [true, false]) {
    const { shell } = await serveGroups([{ name: 'gongs', title: 'Gongs', folder: dist }], { hints });
    await page.goto(shell);
    await page.getByRole('link', { name: 'Gong', exact: true }).click();
    for (const visit of ['by a link', 'by its address']) {
      await test.step(`${visit}, ${hints ? 'with' : 'without'} a hint`, async () => {
        const gong = page.getByRole('button', { name: 'Struck 0 times' });
        await expect(gong).toHaveCSS('outline-style', 'dotted');
        await gong.click();
        await expect(page.getByRole('button', { name: 'Struck 1 times' })).toBeVisible();
        await page.reload();
      });
    }
  }
});
