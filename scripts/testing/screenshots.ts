import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import { root } from '../../services/common/src/project.ts';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import { pagesOf } from '../../shared/contract/routes.ts';
import { launchOptions, requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';

const HELP = `
npm run screenshots -- [--built] [folder [path…]]

Takes a picture of every page, or of those at the paths, light and dark, 1280 and 390 pixels wide, and the one in the README.
They go to screenshots/ unless a folder is given.

  --built   takes the builds as they are
`;

const options = { built: { type: 'boolean' } } as const;
run(HELP, { allowPositionals: true, options }, async ({ positionals, values }) => {
  const [folder = path.join(root, 'screenshots'), ...only] = positionals;
  if (!values.built) await build();
  requireBrowser();
  mkdirSync(folder, { recursive: true });
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  const browser = await chromium.launch(launchOptions());
  try {
    const chosen = only.length > 0 ? only : ['/', '/noSuchPage', ...addresses()];
    for (const width of [1280, 390]) {
      for (const theme of ['light', 'dark']) {
        const darkMode = [{ name: 'darkMode', value: String(theme === 'dark') }];
        const storageState = { cookies: [], origins: [{ origin: running.site.shell, localStorage: darkMode }] };
        const page = await browser.newPage({ viewport: { width, height: 800 }, storageState });
        for (const address of chosen) {
          await page.goto(`${running.site.shell}${address}`, { waitUntil: 'networkidle' });
          const name = `${address.slice(1).replace(/\?.*/, '').replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;
          await page.screenshot({ path: path.join(folder, name), fullPage: true });
          if (address === '/' && width === 1280 && theme === 'light') {
            await page.screenshot({ path: path.join(root, 'docs/home.png') });
          }
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await running.close();
  }
});

/** Every page, framed or bare, seeded, so that two pictures of one page are alike. */
function addresses(): string[] {
  return groupsNamed([])
    .map(({ directory }) => readFileSync(path.join(directory, 'dist/mf-manifest.json'), 'utf8'))
    .flatMap((manifest) => (JSON.parse(manifest) as ManifestFile).metaData.demos.flatMap(pagesOf))
    .map((page) => `${page.path}?seed=7`);
}
