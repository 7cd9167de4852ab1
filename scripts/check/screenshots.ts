/**
 * Takes a picture of every page, light and dark, 1280 and 390 pixels wide, for looking at, and the one in the README.
 *
 *   npm run screenshots -- [--built] [DIR [path…]]     DIR is screenshots/ unless it is given; paths after it narrow it
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { siteFromEnvironment } from '../../services/common/src/environment.ts';
import type { PublishedDemo } from '../../shared/contract/manifest.ts';
import { launchOptions, requireBrowser } from '../../shared/test/chromium.ts';
import { build } from '../build/build.ts';
import { root, workspaces } from '../build/workspaces.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';

const args = process.argv.slice(2).filter((arg) => arg !== '--built');
if (!process.argv.includes('--built')) await build([]);
requireBrowser();
const [folder = path.join(root, 'screenshots'), ...only] = args;
mkdirSync(folder, { recursive: true });
const running = await serveSite(onFreePorts(siteFromEnvironment()));
const browser = await chromium.launch(launchOptions());
try {
  for (const width of [1280, 390]) {
    for (const theme of ['light', 'dark']) {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.addInitScript((dark) => localStorage.setItem('darkMode', String(dark)), theme === 'dark');
      for (const address of only.length > 0 ? only : ['/', '/noSuchPage', ...addresses()]) {
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

/** Every page, framed or bare, seeded, so that two pictures of one page are alike. */
function addresses(): string[] {
  return workspaces()
    .filter(({ name }) => name !== 'shell')
    .flatMap(({ directory }): PublishedDemo[] => {
      const manifest = readFileSync(path.join(directory, 'dist/mf-manifest.json'), 'utf8');
      return JSON.parse(manifest).metaData.demos;
    })
    .flatMap((demo) => [demo, ...demo.pages])
    .map((page) => `${page.path}?seed=7`);
}
