import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playground/kit/test/browser';

const assets = path.join(import.meta.dirname, 'assets');
const FORMATS = ['PPTX', 'XLSX', 'CSV', 'XLS', 'TXT', 'RTF', 'PPT', 'PDF', 'OTT', 'ODT', 'ODS', 'ODP', 'DOCX', 'DOC'];

test('each button saves its sample with the right name and content', { tag: '@containers' }, async ({ page }) => {
  await page.goto('/fileDownload');
  for (const format of FORMATS) {
    const name = `sample.${format.toLowerCase()}`;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: format, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(name);
    expect(readFileSync(await download.path()).equals(readFileSync(path.join(assets, name)))).toBe(true);
    await expect(page.getByText(`Downloaded ${name}`)).toBeVisible();
  }
  await expect(page).toHaveURL('/fileDownload');
});

test('fast clicks give one file each, although Chromium drops the eleventh download within a second', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/fileDownload');
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible();
  await page.getByRole('main').evaluate((main, formats) => {
    for (const button of main.querySelectorAll('button'))
      if (formats.includes(button.textContent ?? '')) button.click();
  }, FORMATS);
  await expect.poll(() => [...names].sort()).toEqual(FORMATS.map((format) => `sample.${format.toLowerCase()}`).sort());
});
