/** `npm run dev` for one group in a folder of its own, beside a shell that is developed as well. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../../services/static/src/serve';
import { test as base, expect, siteUnderTest } from '../../shared/test/browser';
import { root, runScript, startScript } from '../fixtures/runScript';

/** An edit shows within two seconds on a machine that does nothing else; this one may be busy. */
const UNDER_LOAD = { timeout: 20_000 };

interface Development {
  shell: string;
  /** The group's sources. */
  source: string;
}

const test = base.extend<object, { development: Development }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from this pattern.
    async ({}, use) => {
      const place = mkdtempSync(path.join(tmpdir(), 'playground-dev-'));
      // The name of the group in e2e/fixtures, which can then be taken in its place.
      const directory = path.join(place, 'previous');
      await runScript('new:remote', '--name', 'previous', '--title', 'Team', '--directory', directory);
      const remotes = [{ name: 'previous', title: 'Team', url: 'http://localhost:3006' }];
      const ports = ['SHELL', 'PREVIOUS', 'API', 'INBOX', 'SMTP'].map((name) => [`${name}_PORT`, '0']);
      const env = { ...Object.fromEntries(ports), REMOTES: JSON.stringify(remotes) };
      const server = startScript('dev', [directory], env);
      await use({ shell: await shellOf(server), source: path.join(directory, 'src') });
      server.kill();
      rmSync(place, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so that one server is started.
test.describe.configure({ mode: 'default' });
// A page that reloads while it loads drops what it had asked for.
test.use({ allowComplaints: [/preload/] });

/** The address that the development server prints once it is ready. Rejects with what it said when it ends. */
function shellOf({ stdout, stderr, spawnfile }: ChildProcess): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      const [, url] = /^ *Playground +(http:\S+)$/m.exec(output) ?? [];
      if (url) resolve(url);
    };
    stdout?.on('data', read);
    stderr?.on('data', read);
    stdout?.on('end', () => reject(new Error(`${spawnfile} ended:\n${output}`)));
  });
}

test('an edit of a demo shows by itself', async ({ page, development: { shell, source } }) => {
  await page.goto(`${shell}/teamCounter`);
  await expect(page.getByRole('status', { name: 'Presses' })).toBeVisible();
  const label = `Push ${test.info().repeatEachIndex}`;
  const file = path.join(source, 'team-counter/TeamCounter.tsx');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^( +)(Press|Push \d+)$/m, `$1${label}`));
  const edited = performance.now();
  await expect(page.getByRole('button', { name: label })).toBeVisible(UNDER_LOAD);
  test.info().annotations.push({ type: 'edit to page', description: `${Math.round(performance.now() - edited)} ms` });
});

test('the folder of a new demo puts its card on the open home page', async ({
  page,
  development: { shell, source },
}) => {
  await page.goto(shell);
  await expect(page.getByRole('link', { name: 'Team Counter' })).toBeVisible();
  const title = `Second ${test.info().repeatEachIndex}`;
  const folder = path.join(source, `second-${test.info().repeatEachIndex}`);
  const model = (file: string) => readFileSync(path.join(source, 'team-counter', file), 'utf8');
  // File by file, as an editor or a script writes them.
  mkdirSync(folder);
  const component = `Second${test.info().repeatEachIndex}`;
  writeFileSync(path.join(folder, `${component}.tsx`), model('TeamCounter.tsx'));
  const description = model('demo.ts').replace('Team Counter', title).replace('/teamCounter', `/${component}`);
  writeFileSync(path.join(folder, 'demo.ts'), description);
  await expect(page.getByRole('link', { name: title })).toBeVisible(UNDER_LOAD);
});

test.describe('?remote.previous=', () => {
  test('takes the group from another port of this machine, and a badge says so', async ({ page, development }) => {
    const site = { ...siteUnderTest(), shell: development.shell };
    const elsewhere = await serve({ name: 'previous', root: path.join(root, 'e2e/fixtures/previous-remote'), site });
    await page.goto(`${development.shell}/?remote.previous=${elsewhere.url}`);
    const badge = page.getByText(`Team: ${elsewhere.url}`);
    await expect(badge).toBeVisible();
    await expect(badge).toHaveCSS('position', 'fixed');
    await expect(badge).toHaveCSS('background-color', 'rgb(255, 193, 7)');
    await page.getByRole('link', { name: 'Steady', exact: true }).click();
    await page.getByRole('button', { name: 'Press' }).click();
    await expect(page.getByRole('status', { name: 'Presses' })).toHaveText('1');
    await elsewhere.close();
  });

  test.describe('for another machine', () => {
    test.use({ allowComplaints: [/is ignored: a group can be taken from http:\/\/localhost|preload/] });

    test('is ignored, and the console says so', async ({ page, development, complaints }) => {
      await page.goto(`${development.shell}/?remote.previous=http://evil.example`);
      await expect(page.getByRole('link', { name: 'Team Counter' })).toBeVisible();
      await expect(page.getByText('evil.example')).toBeHidden();
      expect(complaints.join()).toContain('is ignored');
    });
  });

  test('is nothing that a production build knows', async ({ page, site, development }) => {
    const traces = [/can be taken from/, /`remote\.\$\{|["']remote\.["']/];
    // The traces are worth something: a development build has them.
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.text()));
    await page.goto(development.shell);
    await expect(page.getByRole('link', { name: 'Team Counter' })).toBeVisible();
    for (const trace of traces) expect((await Promise.all(scripts)).join('\n')).toMatch(trace);

    const dist = path.join(root, 'hosts/shell/dist/static');
    const built = readdirSync(dist).filter((file) => file.endsWith('.js'));
    expect(built.length).toBeGreaterThan(0);
    for (const file of built) {
      for (const trace of traces) expect(readFileSync(path.join(dist, file), 'utf8'), file).not.toMatch(trace);
    }
    await page.goto(`${site.shell}/?remote.forms=http://localhost:1`);
    await expect(page.getByRole('link', { name: 'Counter', exact: true })).toBeVisible();
    await expect(page.getByText('http://localhost:1')).toBeHidden();
  });
});
