import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playground/kit/test/browser';

test('shows a folder of 5000 files, and the page stays responsive', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/fileUpload');
  const field = page.getByLabel('Directory', { exact: true });
  const group = page.getByRole('group').filter({ has: field });
  const names = group.locator('bdi');
  const folder = test.info().outputPath('files');
  for (let part = 0; part < 5; part++) {
    const inner = path.join(folder, `part${part}`);
    mkdirSync(inner, { recursive: true });
    for (let number = 0; number < 1000; number++) writeFileSync(path.join(inner, `${number}.txt`), '');
  }
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
  await field.setInputFiles(folder);
  await expect(group.getByRole('status')).toHaveText('Directory: 5000 selected');
  await expect(names).toHaveCount(5000);
  const shown = await secondsOfWork();
  expect(shown - before).toBeLessThan(most);
  const { height } = (await group.boundingBox()) ?? { height: Number.NaN };
  expect(height).toBeLessThan(600);

  await group.getByRole('button', { name: 'Reset' }).click();
  await expect(names).toHaveCount(0);
  expect((await secondsOfWork()) - shown).toBeLessThan(most);
});
