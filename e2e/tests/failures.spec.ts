/**
 * The table of failures: whatever happens to one group, the shell and the other groups work, this group says what is wrong
 * within ten seconds, and Retry shows its demo once the cause is gone, without losing the page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { PublishedDemo } from '../../shared/contract/manifest';
import { isLong } from '../../shared/test/long';
import { type Disturbance, type DisturbingProxy, disturbingProxy } from '../fixtures/disturbingProxy';
import { test as base, expect } from '../fixtures/ownSite';
import { publishedGroups } from '../fixtures/publishedGroups';
import { watchReadiness } from '../fixtures/readiness';
import { root } from '../fixtures/runScript';

/** Each group, with a demo that brings a style of its own, or with one that brings none, if the group has such a demo. */
const groupsWith = (style: boolean) =>
  publishedGroups.map((group) => {
    const hasStyle = ({ expose }: { expose: string }) => (group.assets.get(expose)?.css.length ?? 0) > 0;
    const demo = group.demos.find((one) => hasStyle(one) === style) ?? (group.demos[0] as PublishedDemo);
    const [chunk = ''] = group.assets.get(demo.expose)?.js ?? [];
    return { ...group, demo, chunk, hasStyle: hasStyle(demo) };
  });
/** A style can fail as well, so most tests take a demo with a style. */
const groups = groupsWith(true);
type Group = (typeof groups)[number];

// The shell's code is one for all groups: what matters is only whether there is a style to wait for.
const styled = groups.find(({ hasStyle }) => hasStyle) as Group;
const plain = groupsWith(false).find(({ name, hasStyle }) => name !== styled.name && !hasStyle) as Group;

/** The built site once more, with a proxy before each group. One for all tests of a worker. */
interface DisturbedSite {
  shell: string;
  proxies: Record<string, DisturbingProxy>;
}

const test = base.extend<{ quiet: DisturbedSite }, { disturbed: DisturbedSite }>({
  disturbed: [
    async ({ serveGroups }, use) => {
      const proxies: Record<string, DisturbingProxy> = {};
      const built = groups.map((group) => ({ ...group, folder: path.join(root, 'remotes', group.name, 'dist') }));
      const before = async (name: string, url: string) => {
        proxies[name] = await disturbingProxy(url);
        return proxies[name];
      };
      // The browser's own way to a page is what can fail; what the server may know of it beside is in document.spec.ts.
      const { shell } = await serveGroups(built, { before, hints: false });
      await use({ shell, proxies });
    },
    { scope: 'worker' },
  ],
  // Every test finds all groups well, and leaves them so. Each failure is a line of the table in docs/failures.md.
  quiet: async ({ disturbed }, use, { title }) => {
    expect(table).toContain(`\n| ${title} `);
    await use(disturbed);
    for (const proxy of Object.values(disturbed.proxies)) proxy.calm();
  },
});
test.use({ allowComplaints: [/./] });

const table = readFileSync(path.join(root, 'docs/failures.md'), 'utf8');
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /not available|stopped working|went wrong/ });
const MANIFEST = /mf-manifest\.json/;
const ENTRY = /remoteEntry/;
const html = () => '<!doctype html><title>Oops</title>';
const edited = (edit: (manifest: { metaData: Record<string, unknown> }) => void) => (text: string) => {
  const manifest = JSON.parse(text);
  edit(manifest);
  return JSON.stringify(manifest);
};

/** Failures that keep the whole group off the home page. */
const manifestFailures: Record<string, [code: string, Omit<Disturbance, 'at'>]> = {
  'answers 404': ['MANIFEST_HTTP_404', { status: 404 }],
  'answers 500 with JSON': ['MANIFEST_HTTP_500', { status: 500, body: () => '{"message":"no"}' }],
  'answers 500 with HTML': ['MANIFEST_HTTP_500', { status: 500, body: html }],
  'is HTML': ['MANIFEST_NOT_JSON', { body: html }],
  'is truncated': ['MANIFEST_NOT_JSON', { body: (text) => text.slice(0, text.length / 2) }],
  'has the wrong shape': ['MANIFEST_SHAPE', { body: () => '{"demos":[]}' }],
  'is null': ['MANIFEST_SHAPE', { body: () => 'null' }],
  'is for another contract': [
    'MANIFEST_CONTRACT',
    { body: edited(({ metaData }) => Object.assign(metaData, { contract: 98, next: { contract: 99 } })) },
  ],
  'names an entry elsewhere': [
    'MANIFEST_ORIGIN',
    {
      body: edited(({ metaData }) =>
        Object.assign(metaData, { remoteEntry: { name: 'x.js', path: 'https://evil.example/' } }),
      ),
    },
  ],
  'does not come': ['MANIFEST_TIMEOUT', { hang: true }],
};

/** Failures that a visitor meets when opening one of the group's pages. */
const codeFailures: Record<string, (chunk: string) => [code: RegExp, Disturbance]> = {
  'the entry answers 404': () => [/RUNTIME_008/, { at: ENTRY, status: 404, body: html }],
  'the entry answers 500': () => [/RUNTIME_008/, { at: ENTRY, status: 500, body: html }],
  'the entry hangs': () => [/RUNTIME_008|DEMO_TIMEOUT/, { at: ENTRY, hang: true }],
  'the entry throws': () => [/RUNTIME_008/, { at: ENTRY, body: () => 'throw new Error("broken entry");' }],
  'the entry is no JavaScript': () => [/RUNTIME_008/, { at: ENTRY, body: () => '<<<' }],
  'the entry leads to another origin': () => [
    /RUNTIME_008/,
    { at: ENTRY, status: 302, headers: { location: 'http://127.0.0.1:9/evil.js' } },
  ],
  'the container wants another React': () => [
    /^SHARED_VERSION: It was built for react\S* \^18\.2\.0; this shell has 19\.\d+\.\d+\.$/,
    { at: ENTRY, body: (text) => text.replaceAll(/\^19\.\d+\.\d+/g, '^18.2.0') },
  ],
  'a chunk answers 404': (chunk) => [/CHUNK/, { at: fileNamed(chunk), status: 404, body: html }],
  'a chunk answers 500': (chunk) => [/CHUNK/, { at: fileNamed(chunk), status: 500, body: html }],
  'a chunk hangs': (chunk) => [/CHUNK|DEMO_TIMEOUT/, { at: fileNamed(chunk), hang: true }],
};

const fileNamed = (file: string) => new RegExp(path.basename(file).replaceAll('.', '\\.'));

/** Another component in place of a demo's own, in the same chunk. It may use nothing but JavaScript. */
const component = (source: string) => (chunk: string) => {
  const [start] = chunk.split(/\.push\(/, 1) as [string];
  let ids: unknown[] = [];
  let modules: Record<string, unknown> = {};
  const self = new Proxy(
    {},
    { get: () => ({ push: (loaded: [unknown[], typeof modules]) => ([ids, modules] = loaded) }) },
  );
  new Function('self', 'globalThis', chunk)(self, self);
  const factory = `(module, exports, require) => { require.r(exports); require.d(exports, { default: () => Crash }); ${source} }`;
  const factories = Object.keys(modules).map((id) => `${JSON.stringify(id)}: ${factory}`);
  return `${start}.push([${JSON.stringify(ids)}, { ${factories.join()} }])`;
};
const button = (onClick: string) =>
  `const Crash = () => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'button', key: null, props: { children: 'Crash', onClick() { ${onClick} } } });`;

// A chunk's name is made of its content, so a build never mends itself: what passes is the cause.
const crashes: Record<string, { source: string; click?: true }> = {
  'while rendering': {
    source: `const Crash = () => { if (!window.mended) throw new Error('crash'); return 'Well again'; };`,
  },
  'in an effect': {
    source: `class Crash {
      constructor(props) { this.props = props; }
      componentDidMount() { if (!window.mended) throw new Error('crash'); }
      render() { return 'Well again'; }
    }
    Crash.prototype.isReactComponent = {};`,
  },
  'in an event': { source: button('throw new Error("crash");'), click: true },
  'in a promise': { source: button('Promise.reject(new Error("crash"));'), click: true },
};

/** Failures that differ from a neighbour only in what is read or waited for, before any style matters. */
const ONE_GROUP_IS_ENOUGH = [
  ...Object.keys(manifestFailures).slice(1),
  'the entry answers 500',
  'the entry hangs',
  'a chunk answers 500',
  'a chunk hangs',
  'in an effect',
  'in a promise',
];

/** Another group's page opens and works. The page has to be home. */
async function expectTheRestWorks(page: Page, broken: string) {
  const { demo } = otherThan(broken);
  await page.getByRole('link', { name: demo.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(alert(page)).toBeHidden();
}

const otherThan = (broken: string) => groups.find(({ name }) => name !== broken) as Group;

/** What hangs takes ten seconds, and conditions.spec.ts has it with a clock of its own. The others take the way of a neighbour. */
const ONLY_LONG = [
  'does not come',
  'the entry hangs',
  'a chunk hangs',
  'answers 500 with JSON',
  'answers 500 with HTML',
  'is truncated',
  'is null',
  'the entry answers 500',
  'a chunk answers 500',
  'in a promise',
];

for (const { name, title, demo, chunk, hasStyle } of [styled, plain]) {
  const failuresOf = <T>(all: Record<string, T>) =>
    Object.entries(all).filter(
      ([what]) => (hasStyle || !ONE_GROUP_IS_ENOUGH.includes(what)) && (isLong || !ONLY_LONG.includes(what)),
    );

  test.describe(name, { tag: hasStyle ? [] : '@audit' }, () => {
    for (const [what, [code, disturbance]] of failuresOf(manifestFailures)) {
      test(`its manifest ${what}`, async ({ page, quiet: { shell, proxies } }) => {
        const proxy = proxies[name] as DisturbingProxy;
        proxy.disturb({ at: MANIFEST, ...disturbance });
        await page.goto(shell);
        await expect(alert(page)).toContainText(`The group ‘${title}’ is not available right now.`, {
          timeout: 10_000,
        });
        await expect(alert(page)).toContainText(code);
        await expect(page.getByRole('link', { name: demo.title, exact: true })).toBeHidden();
        await expectTheRestWorks(page, name);
        await page.goBack();
        await expect(alert(page)).toContainText(code);
        proxy.calm();
        await alert(page).getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('link', { name: demo.title, exact: true })).toBeVisible();
        await expect(alert(page)).toBeHidden();
      });
    }

    const failures = { ...codeFailures };
    if (hasStyle) failures['a style answers 404'] = () => [/CHUNK/, { at: /\.css/, status: 404 }];
    for (const [what, failureOf] of failuresOf(failures)) {
      test(what, async ({ page, quiet: { shell, proxies } }) => {
        const proxy = proxies[name] as DisturbingProxy;
        const [code, disturbance] = failureOf(chunk);
        proxy.disturb(disturbance);
        const ready = await watchReadiness(page);
        await page.goto(shell + demo.path);
        await expect(alert(page)).toContainText(`the group ‘${title}’ is not available right now.`, {
          timeout: 10_000,
        });
        await expect(alert(page).locator('code')).toHaveText(code);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
        expect(await ready()).toEqual([demo.title]);
        await page.evaluate('window.samePage = true');
        await page.getByRole('button', { name: 'Go Back' }).click();
        await expectTheRestWorks(page, name);
        await page.evaluate(() => window.history.go(-2));
        await expect(alert(page).locator('code')).toHaveText(code, { timeout: 10_000 });
        proxy.calm();
        await alert(page).getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(alert(page)).toBeHidden();
        expect(await page.evaluate('window.samePage')).toBe(true);
        expect(await ready()).toEqual([demo.title, 'Home', otherThan(name).demo.title]);
      });
    }

    for (const [when, { source, click }] of failuresOf(crashes)) {
      test(`a demo throws ${when}`, async ({ page, quiet: { shell, proxies } }) => {
        const proxy = proxies[name] as DisturbingProxy;
        proxy.disturb({ at: fileNamed(chunk), body: component(source) });
        await page.goto(shell + demo.path);
        if (click) await page.getByRole('button', { name: 'Crash' }).click();
        await expect(alert(page)).toContainText(
          click ? `Something in ${demo.title} went wrong.` : `${demo.title} has stopped working.`,
        );
        await expect(alert(page).locator('code')).toHaveText(/^DEMO_\w+: crash$/);
        if (click) {
          await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
          await alert(page).getByRole('button', { name: 'Start it again' }).click();
        } else {
          await page.evaluate('window.mended = true');
          await alert(page).getByRole('button', { name: 'Retry' }).click();
          await expect(page.getByText('Well again')).toBeVisible();
        }
        await expect(alert(page)).toBeHidden();
        await page.getByRole('button', { name: 'Go Back' }).click();
        await expectTheRestWorks(page, name);
      });
    }

    test('its server is away from the start, and comes', async ({ page, quiet: { shell, proxies } }) => {
      const proxy = proxies[name] as DisturbingProxy;
      await proxy.goAway();
      try {
        await page.goto(shell);
        await expect(alert(page)).toContainText(`The group ‘${title}’ is not available right now.`);
        await expect(alert(page)).toContainText('MANIFEST_UNREACHABLE');
        await expectTheRestWorks(page, name);
        await page.goto(shell);
        await expect(alert(page)).toBeVisible();
      } finally {
        await proxy.comeBack();
      }
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('link', { name: demo.title, exact: true })).toBeVisible();
      await expect(alert(page)).toBeHidden();
    });

    test('its server is away, and an address that may be its own is opened', async ({
      page,
      quiet: { shell, proxies },
    }) => {
      const proxy = proxies[name] as DisturbingProxy;
      const ready = await watchReadiness(page);
      await proxy.goAway();
      try {
        await page.goto(shell + demo.path);
        await expect(alert(page)).toContainText(`The group ‘${title}’ is not available right now.`);
        await expect(alert(page).locator('code')).toHaveText(/^MANIFEST_UNREACHABLE/);
        await expect(page.getByRole('main')).not.toContainText('There is no page');
        await alert(page).getByRole('button', { name: 'Retry' }).click();
        await expect(alert(page).getByRole('status')).toHaveText('Tried again, without success.');
        expect(await ready()).toEqual(['Page not available']);
      } finally {
        await proxy.comeBack();
      }
      await alert(page).getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });

    test('its server goes away while the page is open, and comes back', async ({ page, quiet: { shell, proxies } }) => {
      const proxy = proxies[name] as DisturbingProxy;
      await page.goto(shell);
      await expect(page.getByRole('link', { name: demo.title, exact: true })).toBeVisible();
      await proxy.goAway();
      try {
        await page.getByRole('link', { name: demo.title, exact: true }).click();
        await expect(alert(page)).toContainText(`the group ‘${title}’ is not available right now.`);
        await page.getByRole('button', { name: 'Go Back' }).click();
        await expect(alert(page)).toContainText(`The group ‘${title}’ is not available right now.`);
        await page.goForward();
        await expect(alert(page)).toContainText(`the group ‘${title}’ is not available right now.`);
      } finally {
        await proxy.comeBack();
      }
      // Coming back online asks once by itself.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(alert(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

test('all remotes are away: home stands, says so, and recovers', async ({ page, quiet: { shell, proxies } }) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await Promise.all(Object.values(proxies).map((proxy) => proxy.goAway()));
  try {
    await page.goto(shell);
    await expect(alert(page)).toHaveCount(groups.length);
    await expect(page.getByText('No demos are available.')).toBeVisible();
    await page.goto(`${shell}/counter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not available');
    await expect(alert(page).locator('code')).toHaveCount(groups.length);
    await page.getByRole('link', { name: 'All pages' }).click();
  } finally {
    await Promise.all(Object.values(proxies).map((proxy) => proxy.comeBack()));
  }
  for (const { title } of groups) {
    await alert(page).filter({ hasText: title }).getByRole('button', { name: 'Retry' }).click();
    await expect(alert(page).filter({ hasText: title })).toBeHidden();
  }
  await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('Retry is seen at once, and has ten seconds for all that it asks for', async ({
  page,
  quiet: { shell, proxies },
}) => {
  const { name, demo } = styled;
  const proxy = proxies[name] as DisturbingProxy;
  proxy.disturb({ at: ENTRY, status: 500 });
  await page.clock.install();
  await page.goto(shell + demo.path);
  await expect(alert(page)).toBeVisible();
  proxy.disturb({ at: ENTRY, hang: true });
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(MANIFEST, async (route) => {
    await late;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(alert(page).getByRole('status')).toHaveText('Trying again…');
  await expect(alert(page).getByRole('button', { name: 'Retry' })).toBeDisabled();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(7_900);
  const asked = page.waitForRequest(/attempt=1/);
  answer();
  await asked;
  await page.clock.runFor(1_100);
  await expect(alert(page).getByRole('status')).toHaveText('Tried again, without success.');
  await expect(alert(page).locator('code')).toHaveText(/^DEMO_TIMEOUT/);
});

test('a manifest that never comes does not hold up the Retry after it', async ({ page, quiet: { shell, proxies } }) => {
  const { name, demo } = styled;
  const proxy = proxies[name] as DisturbingProxy;
  proxy.disturb({ at: MANIFEST, hang: true });
  await page.clock.install();
  await page.goto(shell + demo.path);
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(10_000);
  await expect(alert(page).locator('code')).toHaveText(/^MANIFEST_TIMEOUT/);
  // Other requests are answered again; those that hang are not.
  proxy.disturb({ at: /^$/ });
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a failing group is asked for no more often than stated', async ({ page, quiet: { shell, proxies } }) => {
  const { name, demo } = styled;
  const proxy = proxies[name] as DisturbingProxy;
  proxy.disturb({ at: ENTRY, status: 500 });
  proxy.requests.length = 0;
  await page.goto(shell + demo.path);
  await expect(alert(page)).toBeVisible();
  const count = (file: RegExp) => proxy.requests.filter((request) => file.test(request)).length;
  // The preload and the script may each ask for a failing entry; a second look at the manifest tells whether it was replaced.
  expect(count(ENTRY)).toBeLessThanOrEqual(2);
  expect(count(MANIFEST)).toBe(2);
  const before = proxy.requests.length;
  await page.clock.install();
  await page.clock.runFor(60_000);
  expect(proxy.requests.length).toBe(before);
});

test('nothing extra is asked for while nothing fails', async ({ page, quiet: { shell, proxies } }) => {
  const { name, demo } = styled;
  const proxy = proxies[name] as DisturbingProxy;
  proxy.requests.length = 0;
  await page.goto(shell + demo.path);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(proxy.requests.filter((request) => MANIFEST.test(request))).toHaveLength(1);
  expect(new Set(proxy.requests).size).toBe(proxy.requests.length);
});

test('hostile text in every field of a manifest stays text, and invalid paths are ignored', async ({
  page,
  quiet: { shell, proxies },
}) => {
  const { name, demo } = styled;
  const hostile = '<img src=x onerror="window.hacked = true">';
  (proxies[name] as DisturbingProxy).disturb({
    at: MANIFEST,
    body: edited(({ metaData }) => {
      const demos = metaData.demos as Record<string, unknown>[];
      const like = demos.find(({ path: address }) => address === demo.path);
      const wrong = ['javascript:alert(1)', '//evil.example', '', '/../x', 7].map((address) => ({
        ...like,
        path: address,
      }));
      const odd = { ...like, title: hostile, description: hostile, tags: [hostile], path: '/hostile' };
      metaData.demos = [...demos, ...wrong, odd];
    }),
  });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(shell);
  await expect(page.getByRole('link', { name: hostile })).toBeVisible();
  await page.getByRole('link', { name: hostile }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(warnings.filter((text) => text.includes('a demo is left out'))).toHaveLength(5);
});
