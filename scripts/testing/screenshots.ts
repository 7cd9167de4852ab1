import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { pagesOf } from '../../shared/contract/routes.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import { launchOptions, requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { demosBuiltIn } from './readBuilt.ts';

const HELP = `
npm run screenshots -- [--built] [folder [path…]]

Takes a picture of each page, or of those at the paths, in light and dark, 1280 and 390 pixels wide. It also renews the picture in the
README. The pictures go to the folder (default: screenshots/).

  --built   does not build: the site is served as it was last built
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
    // The same seed each time, so that two pictures of a page are alike.
    const pages = groupsNamed([]).flatMap(({ name }) => demosBuiltIn(name).flatMap(pagesOf));
    const usual = ['/', '/noSuchPage', ...pages.map((page) => `${page.path}?seed=7`)];
    const addresses = only.length > 0 ? only : usual;
    for (const width of [1280, 390]) {
      for (const theme of ['light', 'dark']) {
        const darkMode = [{ name: 'darkMode', value: String(theme === 'dark') }];
        const storageState = { cookies: [], origins: [{ origin: running.site.shell, localStorage: darkMode }] };
        const page = await browser.newPage({ viewport: { width, height: 800 }, storageState });
        for (const address of addresses) {
          await page.goto(`${running.site.shell}${address}`, { waitUntil: 'networkidle' });
          const name = `${address.slice(1).replace(/\?.*/, '').replaceAll('/', '-') || 'home'}-${width}-${theme}.png`;
          await page.screenshot({ path: path.join(folder, name), fullPage: true });
          if (name === 'home-1280-light.png') await page.screenshot({ path: path.join(root, 'docs/home.png') });
        }
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await running.close();
  }
});
