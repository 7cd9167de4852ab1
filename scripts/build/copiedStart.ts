import { DEFAULT_SITE, type NodeTool } from '../../shared/contract/practice.ts';
import { type PublishedTask, wantsWholeChromium } from '../../shared/contract/task.ts';

export interface Import {
  name: string;
  from: string;
  isDefault?: boolean;
  isType?: boolean;
}

/** What the solutions in a file take for granted. */
interface Wanted {
  /** The folder of the demo, which names the file. */
  demo: string;
  tasks: PublishedTask[];
  /** What the harness hands to the solutions: `page`, `downloads`. */
  fixtures: Set<string>;
  imports: Import[];
}

/** How a file of solutions starts in a project of its own. */
interface Start {
  file: string;
  run: string;
  install: string[];
  /** The command that installs the browser, if the tool does not do it itself. */
  browser?: string;
  /** Imports, of which the file may need only some. */
  imports: Import[];
  /** The code between the imports and the solutions. */
  setup: string;
}

/** Chrome without a window, so that it starts in a pipeline too, and as large as our own tests have it. */
const HEADLESS = "'--headless=new'";
const SIZE = "'--window-size=1280,900'";
const SEE = 'Without this line, you see the window.';

const NODE: Import[] = [
  { name: 'afterEach', from: 'node:test' },
  { name: 'beforeEach', from: 'node:test' },
  { name: 'test', from: 'node:test' },
  { name: 'mkdtempSync', from: 'node:fs' },
  { name: 'tmpdir', from: 'node:os' },
  { name: 'path', from: 'node:path', isDefault: true },
];

export const STARTS: Record<NodeTool, (wanted: Wanted) => Start> = {
  playwright: ({ demo, tasks }) => {
    const args = devicesOf(tasks);
    const use = [
      `  baseURL: '${DEFAULT_SITE.shell}',`,
      '  // headless: false, // You see the window.',
      ...(args.length > 0 || tasks.some(({ needs }) => wantsWholeChromium(needs)) ? ["  channel: 'chromium',"] : []),
      ...(args.length > 0 ? [`  launchOptions: { args: [${args.join(', ')}] },`] : []),
    ];
    return {
      file: `${demo}.spec.ts`,
      run: `npx playwright test ${demo}.spec.ts`,
      install: ['@playwright/test'],
      browser: 'npx playwright install chromium',
      imports: [{ name: 'test', from: '@playwright/test' }],
      setup: lines('test.use({', ...use, '});'),
    };
  },
  selenium: ({ demo, tasks, fixtures }) => ({
    ...inNode(demo, 'selenium'),
    install: ['selenium-webdriver'],
    imports: [
      ...NODE,
      { name: 'Builder', from: 'selenium-webdriver' },
      { name: 'chrome', from: 'selenium-webdriver/chrome.js', isDefault: true },
    ],
    setup: lines(
      ADDRESS,
      fixtures.has('downloads') && DOWNLOADS,
      'let driver;',
      '',
      'beforeEach(async () => {',
      '  const options = new chrome.Options();',
      `  options.addArguments(${HEADLESS}); // ${SEE}`,
      `  options.addArguments(${[SIZE, ...devicesOf(tasks)].join(', ')});`,
      fixtures.has('downloads') && "  options.setUserPreferences({ 'download.default_directory': downloads });",
      asksBeforeLeaving(tasks)
        ? `  driver = await new Builder()\n    .withCapabilities({ ${IGNORE_QUESTION} })\n    .forBrowser('chrome')\n    .setChromeOptions(options)\n    .build();`
        : "  driver = await new Builder().forBrowser('chrome').setChromeOptions(options).build();",
      '  await driver.manage().setTimeouts({ implicit: 5000 });',
      '});',
      'afterEach(() => driver.quit());',
    ),
  }),
  webdriverio: ({ demo, tasks, fixtures, imports }) => {
    const expects = imports.some(({ name }) => name === 'expect');
    const capabilities = lines(
      '    {',
      "      browserName: 'chrome',",
      "      'goog:chromeOptions': {",
      '        args: [',
      `          ${HEADLESS}, // ${SEE}`,
      `          ${[SIZE, ...devicesOf(tasks)].join(', ')},`,
      '        ],',
      fixtures.has('downloads') && "        prefs: { 'download.default_directory': downloads },",
      '      },',
      '    },',
    ).trim();
    return {
      ...inNode(demo, 'webdriverio', '--test-force-exit '),
      // npm 11 fails with `null (reading 'children')` unless it is given what expect-webdriverio wants besides.
      install: ['webdriverio', ...(expects ? ['expect-webdriverio', '@wdio/globals', '@wdio/logger'] : [])],
      imports: [...NODE, { name: 'remote', from: 'webdriverio' }, { name: 'setOptions', from: 'expect-webdriverio' }],
      setup: lines(
        ADDRESS,
        fixtures.has('downloads') && DOWNLOADS,
        'let browser;',
        expects && 'setOptions({ wait: 5000 });',
        '',
        'beforeEach(async () => {',
        '  browser = await remote({',
        '    baseUrl,',
        "    logLevel: 'error',",
        asksBeforeLeaving(tasks)
          ? `    capabilities: { alwaysMatch: ${capabilities}\n    firstMatch: [{ ${IGNORE_QUESTION} }] },`
          : `    capabilities: ${capabilities}`,
        '  });',
        '});',
        'afterEach(() => browser.deleteSession());',
      ),
    };
  },
  puppeteer: ({ demo, tasks, fixtures }) => {
    const args = devicesOf(tasks);
    const ofContext = fixtures.has('context') || fixtures.has('downloads');
    const download = fixtures.has('downloads')
      ? `{\n    downloadBehavior: { policy: 'allow', downloadPath: downloads },\n  }`
      : '';
    return {
      ...inNode(demo, 'puppeteer'),
      install: ['puppeteer'],
      imports: [...NODE, { name: 'puppeteer', from: 'puppeteer', isDefault: true }],
      setup: lines(
        ADDRESS,
        fixtures.has('downloads') && DOWNLOADS,
        'let browser;',
        ofContext && 'let context;',
        'let page;',
        '',
        'beforeEach(async () => {',
        '  browser = await puppeteer.launch({',
        args.length > 0 && `    args: [${args.join(', ')}],`,
        '    // headless: false, // You see the window.',
        '    defaultViewport: { width: 1280, height: 900 },',
        '  });',
        ofContext && `  context = await browser.createBrowserContext(${download});`,
        `  page = await ${ofContext ? 'context' : 'browser'}.newPage();`,
        '});',
        'afterEach(() => browser.close());',
      ),
    };
  },
};

const ADDRESS = `const baseUrl = '${DEFAULT_SITE.shell}';`;
const DOWNLOADS = "const downloads = mkdtempSync(path.join(tmpdir(), 'downloads-'));";

/** Else the driver answers the question before leaving itself, by leaving. If only this one is named, it answers all other dialogs. */
const IGNORE_QUESTION = "webSocketUrl: true, unhandledPromptBehavior: { default: 'ignore', beforeUnload: 'ignore' }";

const lines = (...all: (string | false)[]) => all.filter((line) => line !== false).join('\n');

/** Playwright takes files that end in `.test.mjs` for its own, but not these. */
function inNode(demo: string, tool: string, options = ''): { file: string; run: string } {
  const file = `${demo}-${tool}-test.mjs`;
  return { file, run: `node --test ${options}${file}` };
}

/** A made picture and sound, and the person's yes to sharing the tab. */
const devicesOf = (tasks: PublishedTask[]) => {
  const wanted = new Set<string>(
    tasks.flatMap(({ needs }) => [...(needs.devices ?? []), ...(needs.permissions ?? [])]),
  );
  return [
    ...(wanted.has('camera') || wanted.has('microphone') ? ["'--use-fake-device-for-media-stream'"] : []),
    ...(wanted.has('screen') ? ["'--auto-accept-this-tab-capture'"] : []),
  ];
};

const asksBeforeLeaving = (tasks: PublishedTask[]) => tasks.some(({ needs }) => needs.asksBeforeLeaving);
