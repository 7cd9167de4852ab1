import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playground/shared/test/browser';

const assets = path.join(import.meta.dirname, 'assets');
const FORMATS = ['PPTX', 'XLSX', 'CSV', 'XLS', 'TXT', 'RTF', 'PPT', 'PDF', 'OTT', 'ODT', 'ODS', 'ODP', 'DOCX', 'DOC'];

test('every button saves its sample under its name, byte for byte', async ({ page }) => {
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

test('clicks in a row give one file each, although Chromium drops more than ten downloads in a second', async ({
  page,
}) => {
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

test.describe('without its remote', () => {
  test.use({ allowComplaints: [/Failed to load resource/] });

  test('a failed download says so on the page', async ({ page }) => {
    await page.goto('/fileDownload');
    await page.route('**/*.odt', (route) =>
      route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' } }),
    );
    await page.getByRole('button', { name: 'ODT' }).click();
    await expect(page.getByRole('alert')).toHaveText('sample.odt could not be downloaded: the server answered 503');
    await page.route('**/*.rtf', (route) => route.abort());
    await page.getByRole('button', { name: 'RTF' }).click();
    await expect(page.getByRole('alert')).toHaveText('sample.rtf could not be downloaded: Failed to fetch');
  });
});
