import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../services/origin/src/serve/serve';
import { expect, siteUnderTest } from '../../shared/test/browser';
import { test, UNDER_LOAD } from '../fixtures/developedGroup';
import { root } from '../fixtures/runScript';

// One worker, so that only one server starts.
test.describe.configure({ mode: 'default' });
// A page that reloads while it loads does not use its preloads.
test.use({ allowComplaints: [/preload/] });

test('if you add the folder of a demo, its card appears on the open home page', async ({
  page,
  development: { shell, source },
}) => {
  await page.goto(shell);
  await expect(page.getByRole('link', { name: 'Team Counter' })).toBeVisible();
  const title = `Second ${test.info().repeatEachIndex}`;
  const folder = path.join(source, `second-${test.info().repeatEachIndex}`);
  const model = (file: string) => readFileSync(path.join(source, 'team-counter', file), 'utf8');
  // One file after the other, as an editor or a script writes them.
  mkdirSync(folder);
  const component = `Second${test.info().repeatEachIndex}`;
  writeFileSync(path.join(folder, `${component}.tsx`), model('TeamCounter.tsx'));
  const description = model('demo.ts').replace('Team Counter', title).replace('/teamCounter', `/${component}`);
  writeFileSync(path.join(folder, 'demo.ts'), description);
  await expect(page.getByRole('link', { name: title })).toBeVisible(UNDER_LOAD);
});

test.describe('?remote.previous=', () => {
  test('loads the group from another port of this machine, and a badge says so', async ({ page, development }) => {
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
    // The page still asks the group for its manifest now and then.
    await page.close();
    await elsewhere.close();
  });

  test('for another machine has no effect, and the page says so', async ({ page, development }) => {
    await page.goto(`${development.shell}/?remote.previous=http://evil.example`);
    await expect(page.getByRole('link', { name: 'Team Counter' })).toBeVisible();
    await expect(page.getByText('evil.example')).toBeHidden();
    await expect(page.getByText('‘remote.previous’ is ignored.')).toBeVisible();
  });

  test('has no effect in a production build, which says so and has no development code', async ({
    page,
    site,
    development,
  }) => {
    const traces = [/Reloaded, because/, /fastRefresh/, /development-problems/, /injectIntoGlobalHook/];
    // A development build has all the traces. Else the search below would prove nothing.
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
    await expect(page.getByText('‘remote.forms’ is ignored.')).toBeVisible();
  });
});
