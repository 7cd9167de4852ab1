import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const group = (page: Page, label: string) => page.getByRole('group').filter({ has: field(page, label) });
const names = (page: Page, label: string) => group(page, label).locator('bdi');
const reset = (page: Page, label: string) => group(page, label).getByRole('button', { name: 'Reset' });

/** Writes a file with the given modification time in seconds. */
function write(folder: string, name: string, second: number): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, name);
  utimesSync(file, second, second);
  return file;
}

let folder: string;
test.beforeEach(async ({ page }, testInfo) => {
  folder = testInfo.outputPath('files');
  await page.goto('/fileUpload');
});

test('with real files, the single field replaces its file and the multiple field collects files by name and time', async ({
  page,
}) => {
  const old = write(folder, 'mango.txt', 1000);
  const newer = write(path.join(folder, 'other'), 'mango.txt', 2000);
  const odd = write(folder, `"quo'ted" 🥭\nline.txt`, 1000);
  await field(page, 'Single file').setInputFiles(old);
  await field(page, 'Single file').setInputFiles(odd);
  await expect(names(page, 'Single file')).toHaveCount(1);
  expect(await names(page, 'Single file').textContent()).toBe(`"quo'ted" 🥭\nline.txt`);

  await field(page, 'Multiple files').setInputFiles([old, odd]);
  await field(page, 'Multiple files').setInputFiles([old, newer]);
  await expect(names(page, 'Multiple files')).toHaveText(['mango.txt', /quo'ted/, 'mango.txt']);
});

test('shows a folder of 5000 files, and the page stays responsive', { tag: '@long' }, async ({ page, context }) => {
  for (let number = 0; number < 5000; number++) write(path.join(folder, `part${number % 5}`), `${number}.txt`, 1000);
  // Measures processor time, because clock time depends on how busy the machine is.
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const secondsOfWork = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };

  // The limit is a multiple of the time for 5000 plain lines on the same machine.
  const start = await secondsOfWork();
  await page.evaluate(() => {
    const list = document.createElement('ul');
    for (let line = 0; line < 5000; line++)
      list.append(Object.assign(document.createElement('li'), { textContent: `${line}.txt` }));
    document.body.append(list);
    list.getBoundingClientRect();
    list.remove();
  });
  const most = 20 * ((await secondsOfWork()) - start);

  const before = await secondsOfWork();
  await field(page, 'Directory').setInputFiles(folder);
  await expect(group(page, 'Directory').getByRole('status')).toHaveText('Directory: 5000 selected');
  await expect(names(page, 'Directory')).toHaveCount(5000);
  const shown = await secondsOfWork();
  expect(shown - before).toBeLessThan(most);
  const { height } = (await group(page, 'Directory').boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(600);

  await reset(page, 'Directory').click();
  await expect(names(page, 'Directory')).toHaveCount(0);
  expect((await secondsOfWork()) - shown).toBeLessThan(most);
});
