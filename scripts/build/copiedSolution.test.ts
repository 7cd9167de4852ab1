import { NODE_TOOLS, type NodeTool } from '../../shared/contract/practice';
import type { PublishedTask } from '../../shared/contract/task';
import { copiedSolution } from './copiedSolution';
import { allDemoFolders } from './demoFolders';

const task = (id: string, more: Partial<PublishedTask> = {}): PublishedTask => ({
  id,
  goal: 'Read it.',
  path: '/page',
  needs: {},
  outcome: [{ answer: "It's 7" }],
  ...more,
});

const copied = (tool: NodeTool, source: string, tasks = [task('read')]) =>
  copiedSolution({ tool, demo: 'page', tasks, source });

test('in Playwright, the file has the address, and an answer is an assertion that waits', () => {
  const source = `import { test } from '@playground/kit/tools/playwright';
import { answer } from '@playground/kit/tools/verdict';
import { type Page } from '@playwright/test';
import jsQR from 'jsqr';

const text = (page: Page) => page.getByRole('status');

test('read', async ({ page }) => {
  await page.goto('/page');
  jsQR();
  answer(await text(page).textContent());
});
`;
  expect(copied('playwright', source)).toBe(`// File: page.spec.ts
// Install: npm install --save-dev @playwright/test jsqr && npx playwright install chromium
// Run: npx playwright test page.spec.ts

import { expect, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';

test.use({
  baseURL: 'http://localhost:3000',
  // headless: false, // You see the window.
});

const text = (page: Page) => page.getByRole('status');

test('read', async ({ page }) => {
  await page.goto('/page');
  jsQR();
  await expect(text(page)).toHaveText("It's 7");
});
`);
});

test('in the other tools, it is JavaScript that starts a browser for each test', () => {
  const source = `// Only for Chromium.
import { test } from '@playground/kit/tools/selenium';
import { answer, engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { By, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';

type Place = [number, number];

const NO_KEYS = 'There are no keys';

test.use({ preferences: { 'dom.touch': 1 } });

/** Reads. */
async function read(driver: WebDriver, ...places: Place[]): Promise<string> {
  await (driver as Driver).setPermission('camera', 'granted');
  return (await driver.executeScript<string>('', places)) as string;
}

test('read', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') return impossible(\`\${NO_KEYS}, https://example.com\`);
  workaround('The driver needs help here, see https://example.com/a-page-with-a-long-address, and so it is one more line.');
  await driver.get(\`\${baseUrl}/page\`);
  if (engine !== 'chromium') {
    await driver.findElement(By.name('old'));
  } else {
    // The new one.

    await driver.findElement(By.id('new'));
  }
  answer(await read(driver, [1, 2]));
});
`;
  expect(copied('selenium', source)).toBe(`// File: page-selenium-test.mjs
// Install: npm install --save-dev selenium-webdriver
// Run: node --test page-selenium-test.mjs

import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Builder, By } from 'selenium-webdriver';
import chrome from 'selenium-webdriver/chrome.js';

const baseUrl = 'http://localhost:3000';
let driver;

beforeEach(async () => {
  const options = new chrome.Options();
  options.addArguments('--headless=new'); // Without this line, you see the window.
  options.addArguments('--window-size=1280,900');
  driver = await new Builder().forBrowser('chrome').setChromeOptions(options).build();
  await driver.manage().setTimeouts({ implicit: 5000 });
});
afterEach(() => driver.quit());

// Only for Chromium.

/** Reads. */
async function read(driver, ...places) {
  await driver.setPermission('camera', 'granted');
  return (await driver.executeScript('', places));
}

test('read', async () => {
  // The driver needs help here, see https://example.com/a-page-with-a-long-address, and so it is one
  // more line.
  await driver.get(\`\${baseUrl}/page\`);
  // The new one.

  await driver.findElement(By.id('new'));
  assert.equal(await read(driver, [1, 2]), "It's 7");
});
`);
});

test('a task that is impossible in Chromium is a comment with the reason', () => {
  const source = `import { impossible } from '@playground/kit/tools/verdict';

const NO_KEYS = 'There are no keys, https://example.com';

test('read', async ({ $ }) => {
  await $('#a').click();
});

test('press', async ({ $ }) => {
  return impossible(NO_KEYS);
});
`;
  const code = copied('webdriverio', source, [task('read'), task('press')]);
  expect(code).toContain('\n// press: There are no keys, https://example.com\n');
  expect(code).not.toContain("test('press'");
});

test('what a task needs of the browser is in the file', () => {
  const camera = [task('read', { needs: { permissions: ['camera'] } })];
  const solution = "test('read', async ({ context, downloads }) => {\n  await context.save(downloads);\n});\n";
  for (const tool of ['playwright', 'selenium', 'webdriverio', 'puppeteer'] as const) {
    expect(copied(tool, solution, camera)).toContain("'--use-fake-device-for-media-stream'");
    expect(copied(tool, solution)).not.toContain("'--use-fake-device-for-media-stream'");
    const screen = [task('read', { needs: { devices: ['screen'] } })];
    expect(copied(tool, solution, screen)).toMatch(
      /args: \[[^\]]*'--auto-accept-this-tab-capture'|addArguments\(.*'--auto-accept-this-tab-capture'/,
    );
  }
  expect(copied('puppeteer', solution)).toContain('downloadPath: downloads');
  expect(copied('selenium', solution)).toContain("'download.default_directory': downloads");
  const asks = [task('read', { needs: { asksBeforeLeaving: true } })];
  for (const tool of ['selenium', 'webdriverio'] as const) {
    expect(copied(tool, solution, asks)).toContain("beforeUnload: 'ignore' }");
    expect(copied(tool, solution)).not.toContain('unhandledPromptBehavior');
  }
});

test('each file starts without a window, and has one line to see it', () => {
  const solution = "test('read', async () => {});\n";
  for (const tool of ['playwright', 'puppeteer'] as const)
    expect(copied(tool, solution)).toMatch(/^ +\/\/ headless: false, \/\/ You see the window\.$/m);
  for (const tool of ['selenium', 'webdriverio'] as const)
    expect(copied(tool, solution)).toMatch(/^.*'--headless=new'.* \/\/ Without this line, you see the window\.$/m);
});

test('WebdriverIO’s elements are those of the browser that the file starts', () => {
  const code = copied(
    'webdriverio',
    "test('read', async ({ $, $$ }) => {\n  await $('a').$('b');\n  await $$('i');\n});\n",
  );
  expect(code).toContain("await browser.$('a').$('b');\n  await browser.$$('i');");
});

test('no published solution has anything of the harness, and each of its tests can fail', async () => {
  for (const { name, tasks, solutions } of await allDemoFolders()) {
    for (const tool of NODE_TOOLS) {
      const { source, ids } = solutions[tool] ?? {};
      if (!source) continue;
      const code = copiedSolution({ tool, demo: name, tasks, source });
      expect(code).not.toMatch(/@playground|PLAYGROUND|\bengine\b|\b(answer|workaround|impossible)\(/);
      const [head, ...tests] = code.split(/^(?=test\()/m);
      const tested = tests.map((one) => /'([^']+)'/.exec(one)?.[1]);
      expect(tested).toEqual(ids?.filter((id) => !code.includes(`// ${id}: `))); // impossible
      // A wait for an element also fails without it, and so does the search of Selenium's driver.
      const canFail = /expect[.(]|assert[.(]|\.wait|findElement/;
      const asking = (head ?? '')
        .split(/^(?:async function|function|const) /m)
        .filter((one) => canFail.test(one))
        .map((one) => `\\b${/\w+/.exec(one)}\\(`);
      const either = new RegExp([canFail.source, ...asking].join('|'));
      for (const one of tests) expect(one).toMatch(either);
    }
  }
});
