/**
 * What the shell's server writes of a page into its document is a hint and never the authority: whatever it does not know, or
 * knows wrongly, the browser finds out from the group itself. Rows of docs/failures.md.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeDocument } from '../../scripts/build/writeDocument';
import { publish } from '../../services/origin/src/publish/builds';
import { serve } from '../../services/origin/src/serve/serve';
import { DOCUMENT_PARTS_FILE } from '../../shared/contract/document';
import { siteUnderTest } from '../../shared/test/browser';
import { buildRemote, type Demos, SOME_TASKS } from '../fixtures/buildRemote';
import { disturbingProxy } from '../fixtures/disturbingProxy';
import { holdUp } from '../fixtures/holdUp';
import { type BuiltGroup, test as base, expect, type OwnSite, type OwnSiteOptions } from '../fixtures/ownSite';
import { root } from '../fixtures/runScript';

const demos = (build: string): Demos => ({
  note: {
    'demo.ts': `export default ${JSON.stringify({
      title: 'Note',
      path: '/crewNote',
      description: 'A note, by the crew.',
      icon: 'box',
      tags: ['deploy'],
      tasks: SOME_TASKS,
    })};`,
    'Note.tsx': `export default function Note() {
      return <p>Build ${build} <input aria-label="Note" /></p>;
    }`,
  },
});

const test = base.extend<
  {
    /** A folder with build A, which B can be published to. */
    folder: string;
    /** Serves the shell and the group of that folder. */
    serveCrew(options?: OwnSiteOptions): Promise<OwnSite>;
    /** The same, and waits until the shell's server knows the group. */
    serveKnownCrew(options?: OwnSiteOptions): Promise<OwnSite>;
    /** Answers the shell's server in place of the group; where it is found. */
    answering(listener: RequestListener): Promise<string>;
  },
  { builds: Record<'A' | 'B', string> }
>({
  builds: [
    async ({ place }, use) => {
      const [A, B] = await Promise.all(
        ['A', 'B'].map((build) => buildRemote('crew', path.join(place, `doc-${build}`), demos(build))),
      );
      await use({ A: A as string, B: B as string });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  folder: async ({ builds, place }, use) => {
    const folder = mkdtempSync(path.join(place, 'document-'));
    await publish(builds.A, folder);
    await use(folder);
  },
  serveCrew: async ({ folder, serveGroups }, use) => {
    await use((options) => serveGroups([{ name: 'crew', title: 'Crew', folder }], options));
  },
  serveKnownCrew: async ({ serveCrew }, use) => {
    await use(async (options) => {
      const site = await serveCrew(options);
      await serverKnows(site.shell);
      return site;
    });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
  answering: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

// One worker, so that the two builds are made once.
test.describe.configure({ mode: 'default' });

const manifestIn = (folder: string) => readFileSync(path.join(folder, 'mf-manifest.json'), 'utf8');
const textOf = async (address: string) => (await fetch(address)).text();
const hintIn = (html: string) => /id="hint">(.*?)<\/script>/.exec(html)?.[1];

/** Until the server knows the group, or for certain does not. */
async function serverKnows(shell: string, known = true) {
  const current = async () => (await (await fetch(`${shell}/catalogue.json`)).json()).groups[0].current;
  await expect.poll(current, { intervals: [50] }).toBe(known);
}

/** The server of a shell's build once more, with the same group; it knows nothing yet. */
async function anotherServer(build: string, { groups }: OwnSite, port?: number) {
  const remotes = [{ name: 'crew', title: 'Crew', url: groups.crew as string }];
  // It asks the groups before it has told its address.
  const site = { ...siteUnderTest(), remotes };
  const server = await serve({ name: 'shell', root: build, port, site: () => site });
  site.shell = server.url;
  return server;
}

test('a document says its page’s title, description and files, and that page asks nobody for a manifest', async ({
  page,
  serveKnownCrew,
}) => {
  const { shell } = await serveKnownCrew();
  const html = await textOf(`${shell}/crewNote`);
  expect(html).toContain('<title>Note · Playground</title>');
  expect(html).toContain('<meta name="description" content="A note, by the crew."');
  expect(html.match(/<link rel="preload" as="script" crossorigin href="[^"]+\/static\/[^"]+\.js">/g)).toHaveLength(2);
  const manifests: string[] = [];
  page.on('request', (request) => request.url().includes('mf-manifest') && manifests.push(request.url()));
  await page.goto(`${shell}/crewNote`);
  await expect(page.getByText('Build A')).toBeVisible();
  expect(manifests).toEqual([]);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('link', { name: 'Note', exact: true })).toBeVisible();
  expect(manifests).toHaveLength(1);
});

test('the frame and the demo are mounted together', async ({ page, serveKnownCrew }) => {
  const { shell } = await serveKnownCrew();
  await page.addInitScript(() => {
    const look = () => {
      if (!document.querySelector('h1')) return;
      watching.disconnect();
      Object.assign(window, { together: document.querySelector('[aria-label=Note]') !== null });
    };
    const watching = new MutationObserver(look);
    watching.observe(document, { subtree: true, childList: true });
  });
  // The first visit of a browser may take longer than the moment that is waited.
  await page.goto(`${shell}/crewNote`);
  await expect(page.getByLabel('Note')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Note')).toBeVisible();
  expect(await page.evaluate('window.together')).toBe(true);
});

// Each would be ten milliseconds of a page that a test tool opens (shared/html/errorsWithoutPlace.ts).
test('on its way to a page, the shell makes no error that nobody sees', async ({ page, serveKnownCrew }) => {
  const { shell } = await serveKnownCrew();
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = (error: Error) => {
      // What is on the stack itself; what waits for it has been read by then.
      const own = error.stack?.split('\n').filter((line) => !line.includes('at async ')) ?? [];
      if (own.some((line) => line.includes('/static/main.'))) made.push(String(error.stack));
      return error;
    };
    window.Error = new Proxy(Error, {
      apply: (real, _, values) => note(Reflect.construct(real, values)),
      construct: (real, values, target) => note(Reflect.construct(real, values, target)),
    });
    Object.assign(window, { made });
  });
  await page.goto(`${shell}/crewNote`);
  await expect(page.getByLabel('Note')).toBeVisible();
  expect(await page.evaluate('window.made')).toEqual([]);
  expect(await page.evaluate('Error("afterwards").stack')).toContain('Error: afterwards');
});

test('the server cannot reach a group that the browser can', async ({ page, serveCrew }) => {
  const { shell } = await serveCrew({ internalUrls: { crew: 'http://127.0.0.1:9' } });
  expect(hintIn(await textOf(`${shell}/crewNote`))).toBeUndefined();
  await page.goto(shell);
  await page.getByRole('link', { name: 'Note', exact: true }).click();
  await expect(page.getByText('Build A')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Build A')).toBeVisible();
});

test.describe('with a group that fails', () => {
  test.use({ allowComplaints: [/./] });

  test('the browser cannot reach a group that the server can', async ({ page, folder, serveKnownCrew, answering }) => {
    const proxies: Awaited<ReturnType<typeof disturbingProxy>>[] = [];
    const before = async (_: string, url: string) => {
      proxies.push(await disturbingProxy(url));
      return proxies[0] as (typeof proxies)[number];
    };
    const internal = await answering((_, response) => response.end(manifestIn(folder)));
    const { shell } = await serveKnownCrew({ before, internalUrls: { crew: internal } });
    await proxies[0]?.goAway();
    await page.goto(`${shell}/crewNote`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Note: the group ‘Crew’ is not available right now.', { timeout: 10_000 });
    await expect(alert.locator('code')).toHaveText(/^RUNTIME_008/);
    await proxies[0]?.comeBack();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Build A')).toBeVisible();
  });

  test('the hint names a build whose files are gone', async ({ page, builds, folder, serveKnownCrew, answering }) => {
    const old = manifestIn(folder);
    const internal = await answering((_, response) => response.end(old));
    await publish(builds.B, folder);
    await publish(builds.B, folder, { keep: 1 });
    const { shell } = await serveKnownCrew({ internalUrls: { crew: internal } });
    // The server asks again and again, and has no hint while an answer is late.
    await expect
      .poll(async () => hintIn(await textOf(`${shell}/crewNote`)))
      .toContain(JSON.parse(old).metaData.remoteEntry.name);
    await page.goto(`${shell}/crewNote`);
    await expect(page.getByText('Build B')).toBeVisible();
  });
});

test('the server is of another contract than the shell', async ({ page, place, serveKnownCrew }) => {
  const site = await serveKnownCrew();
  const other = path.join(place, 'other-shell');
  cpSync(path.join(root, 'hosts/shell/dist'), other, { recursive: true });
  const file = path.join(other, DOCUMENT_PARTS_FILE);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), contract: 99 }));
  writeDocument(other, 'shell', siteUnderTest());
  const server = await anotherServer(other, site);
  try {
    await serverKnows(server.url);
    expect(hintIn(await textOf(`${server.url}/crewNote`))).toBeUndefined();
    await page.goto(`${server.url}/crewNote`);
    await expect(page.getByText('Build A')).toBeVisible();
  } finally {
    await server.close();
  }
});

for (const [what, body] of [
  ['is of another contract', (text: string) => text.replace(/"contract":\s*\d+/g, '"contract":99')],
  ['hangs', () => undefined],
  ['is huge (10 MB)', (text: string) => text.replace(/^\{/, `{"more":"${'x'.repeat(10_000_000)}",`)],
] as const) {
  // The server's unit tests have the others.
  const tag = what === 'hangs' ? [] : '@audit';
  test(`a manifest that ${what} for the server alone`, { tag }, async ({ page, folder, serveCrew, answering }) => {
    let asked = false;
    const internal = await answering((_, response) => {
      asked = true;
      const text = body(manifestIn(folder));
      if (text) response.end(text);
    });
    const { shell } = await serveCrew({ internalUrls: { crew: internal } });
    await expect.poll(() => asked, { intervals: [20] }).toBe(true);
    // Documents come while it is under way; the browser's own manifest is well.
    expect(hintIn(await textOf(`${shell}/crewNote`))).toBeUndefined();
    await page.goto(`${shell}/crewNote`);
    await expect(page.getByText('Build A')).toBeVisible();
    await serverKnows(shell, false);
  });
}

test('a manifest that is hostile stays text in documents', async ({ page, folder, serveKnownCrew, answering }) => {
  const hostile = '</title></script><img src=x onerror="window.hacked = true"><!--';
  const internal = await answering((_, response) => {
    const manifest = JSON.parse(manifestIn(folder));
    Object.assign(manifest.metaData.demos[0], { title: hostile, description: `"> ${hostile}`, tags: [hostile] });
    response.end(JSON.stringify(manifest));
  });
  const { shell } = await serveKnownCrew({ internalUrls: { crew: internal } });
  for (const address of [`${shell}/crewNote`, shell]) expect(await textOf(address)).not.toContain('<img');
  await page.goto(`${shell}/crewNote`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect(page).toHaveTitle(`${hostile} · Playground`);
  await page.goto(shell);
  await expect(page.getByRole('link', { name: hostile })).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
});

test.describe('the server restarts', () => {
  // Home is a chunk. The browser says so when it cannot reach the server.
  test.use({ allowComplaints: [/ERR_CONNECTION_REFUSED/] });

  test('open pages continue, and what is not loaded yet comes with Retry', async ({ page, browser, serveCrew }) => {
    const site = await serveCrew();
    const dist = path.join(root, 'hosts/shell/dist');
    let shell = await anotherServer(dist, site);
    const { url, port } = shell;
    await serverKnows(url);
    const note = page.getByRole('link', { name: 'Note', exact: true });
    await page.goto(url);
    await note.click();
    await page.getByLabel('Note').fill('Ada');
    // A visitor who has never been at home, with a cache of their own.
    const others = await browser.newContext();
    const other = await others.newPage();
    await other.goto(`${url}/crewNote`);
    await expect(other.getByText('Build A')).toBeVisible();
    await shell.close();
    await expect(page.getByLabel('Note')).toHaveValue('Ada');
    for (const one of [page, other]) await one.getByRole('link', { name: 'Playground, home' }).click();
    await note.click();
    await expect(page.getByText('Build A')).toBeVisible();
    await expect(other.getByRole('alert')).toContainText('Home could not be loaded.');
    shell = await anotherServer(dist, site, port);
    try {
      // It has asked nobody yet.
      expect(hintIn(await textOf(`${url}/crewNote`))).toBeUndefined();
      await page.reload();
      await expect(page.getByText('Build A')).toBeVisible();
      await other.getByRole('button', { name: 'Retry' }).click();
      await expect(other.getByRole('link', { name: 'Note', exact: true })).toBeVisible();
      await serverKnows(url);
      await page.reload();
      await expect(page.getByText('Build A')).toBeVisible();
    } finally {
      await shell.close();
      await others.close();
    }
  });
});

test('a group is published: the next document names the new build within two seconds', async ({
  builds,
  folder,
  serveKnownCrew,
}) => {
  const { shell } = await serveKnownCrew();
  await publish(builds.B, folder);
  const published = performance.now();
  const entry = JSON.parse(manifestIn(builds.B)).metaData.remoteEntry.name;
  await expect.poll(() => textOf(`${shell}/crewNote`), { intervals: [50], timeout: 2000 }).toContain(entry);
  expect(performance.now() - published).toBeLessThan(2000);
});

test.describe('a document that says nothing of its page', () => {
  /** The site once more, behind a server without hints. */
  const unhinted = async (
    serveGroups: (groups: BuiltGroup[], options: { hints: false }) => Promise<{ shell: string }>,
  ) => {
    const groups = siteUnderTest().remotes.map(({ name, title }) => ({
      name,
      title,
      folder: path.join(root, 'remotes', name, 'dist'),
    }));
    return (await serveGroups(groups, { hints: false })).shell;
  };

  test('manifests that come late are heard of while the clock stands still', async ({ page, serveGroups }) => {
    const shell = await unhinted(serveGroups);
    await page.route('**/mf-manifest.json', async (route) => {
      const response = await route.fetch();
      await page.getByRole('heading', { name: 'Home' }).waitFor();
      await route.fulfill({ response });
    });
    await page.clock.install({ time: '2030-01-01T12:00:00' });
    await page.clock.pauseAt('2030-01-01T12:00:01');
    await page.goto(shell);
    await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
  });

  test('the frame stands before any group has answered', async ({ page, serveGroups }) => {
    const shell = await unhinted(serveGroups);
    const answer = await holdUp(page, /mf-manifest/);
    await page.goto(`${shell}/counter`);
    await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status')).toHaveText('Loading…');
    answer();
    await expect(page.getByRole('status', { name: 'Count' })).toBeVisible();
  });

  test('a document in a frame shows none of ours while its group has not answered', async ({ page, serveGroups }) => {
    const shell = await unhinted(serveGroups);
    const answer = await holdUp(page, /mf-manifest/, true);
    await page.goto(`${shell}/nestedIframes`);
    const document = page.frameLocator('[title="First iframe"]');
    const ready = document.locator('main:not([aria-busy=true])');
    await expect(document.getByText('Loading…')).toBeVisible();
    await expect(document.getByRole('banner')).toHaveCount(0);
    await expect(ready).toHaveCount(0);
    answer();
    await expect(ready).toContainText('tapioca');
  });
});

test('the address of a page opens another build of the group, from page to page', async ({
  page,
  builds,
  folder,
  serveKnownCrew,
}) => {
  const { shell, groups } = await serveKnownCrew();
  const conditions = page.getByRole('complementary', { name: 'Conditions' });
  const staged = await publish(builds.B, folder, { channel: 'next' });
  await serverKnows(shell);
  await page.goto(`${shell}/crewNote`);
  await expect(page.getByText('Build A')).toBeVisible();

  for (const asked of ['next', staged.build.id]) {
    const loaded: string[] = [];
    const note = (request: { url(): string }) => loaded.push(request.url());
    page.on('request', note);
    await page.goto(`${shell}/crewNote?build.crew=${asked}`);
    await expect(page.getByText('Build B')).toBeVisible();
    await expect(conditions).toContainText(`The group ‘Crew’ has the build ‘${asked}’`);
    const ofCrew = loaded.filter((url) => url.startsWith(groups.crew as string));
    expect(ofCrew.filter((url) => url.includes('mf-manifest'))).toEqual([
      `${groups.crew}/builds/${asked}/mf-manifest.json`,
    ]);
    expect(ofCrew.filter((url) => url.includes('remoteEntry'))).toHaveLength(1);
    page.off('request', note);
  }
  await page.getByRole('link', { name: 'Playground, home' }).click();
  await page.getByRole('link', { name: 'Note', exact: true }).click();
  await expect(page).toHaveURL(`${shell}/crewNote?build.crew=${staged.build.id}`);
  await expect(page.getByText('Build B')).toBeVisible();

  await page.getByRole('button', { name: 'Without this condition' }).click();
  await expect(page.getByText('Build A')).toBeVisible();
});

test.describe('a build that cannot be opened', () => {
  test.use({ allowComplaints: [/404/] });

  test('is named, and the current one is offered', async ({ page, folder, serveCrew }) => {
    const { shell, groups } = await serveCrew();
    await page.goto(`${shell}/crewNote?seed=1&build.crew=gone`);
    await expect(page.getByRole('alert')).toContainText(
      'BUILD_GONE: It has no build ‘gone’. Remove the condition above',
    );
    await page.getByRole('button', { name: 'Without this condition' }).last().click();
    await expect(page).toHaveURL(`${shell}/crewNote?seed=1`);
    await expect(page.getByText('Build A')).toBeVisible();

    // What is no name of a build is never asked for.
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (![shell, groups.crew].includes(origin)) elsewhere.push(request.url());
    });
    const wrong = [
      'https://evil.example',
      '//evil.example',
      '../../x',
      '<img src=x onerror=alert(1)>',
      'a'.repeat(5000),
    ];
    for (const asked of wrong) {
      await page.goto(`${shell}/crewNote?build.crew=${encodeURIComponent(asked)}`);
      await expect(page.getByText('Build A')).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Conditions' })).toContainText('is not the name of a build');
    }
    await page.goto(`${shell}/crewNote?build.other=next`);
    await expect(page.getByText('There is no group ‘other’.')).toBeVisible();

    mkdirSync(path.join(folder, 'builds/evil'));
    const manifest = JSON.parse(manifestIn(folder));
    manifest.metaData.remoteEntry.path = 'https://evil.example/';
    writeFileSync(path.join(folder, 'builds/evil/mf-manifest.json'), JSON.stringify(manifest));
    await page.goto(`${shell}/crewNote?build.crew=evil`);
    await expect(page.getByRole('alert')).toContainText('MANIFEST_ORIGIN');
    expect(elsewhere).toEqual([]);
  });
});
