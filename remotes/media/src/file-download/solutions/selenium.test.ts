import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('pdf', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/fileDownload`);
  await driver.findElement(By.xpath("//button[.='PDF']")).click();
  await driver.wait(
    until.elementTextIs(await driver.findElement(By.css('main output')), 'Downloaded sample.pdf'),
    5000,
  );
  const file = path.join(downloads, 'sample.pdf');
  const digest = 'c16d4b90c1eea05d972c4c1d50bc9580b162d876d5e3931301ccc2e71e16b94f';
  // No event reports the end of a download. The file is complete when its digest is right.
  const isWhole = () => existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('hex') === digest;
  await driver.wait(isWhole, 5000);
});

test('csv', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/fileDownload`);
  await driver.findElement(By.xpath("//button[.='CSV']")).click();
  await driver.wait(
    until.elementTextIs(await driver.findElement(By.css('main output')), 'Downloaded sample.csv'),
    5000,
  );
  const file = path.join(downloads, 'sample.csv');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  assert.equal(lines[0], 'Fruit,City,Baskets');
  assert.equal(lines.at(-1), 'Total,all,42');
  answer(lines.at(-1)?.split(',')[2]);
});
