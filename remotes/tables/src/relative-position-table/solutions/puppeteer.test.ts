import { test } from '@playground/kit/tools/puppeteer';

test('both-questions', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/tableRelativePosition`);
  const at = async (line: number, column: number) =>
    Number(await page.$eval(`tr:nth-child(${line}) > td:nth-child(${column})`, (cell) => cell.textContent));
  await page.waitForSelector('label ::-p-text(Add)', { visible: true });
  await page.locator('#answer').fill(String((await at(1, 2)) + (await at(3, 3))));
  await page.locator('::-p-aria(Check)').click();
  await page.waitForSelector('label ::-p-text(Multiply)', { visible: true }); // now the table has new numbers
  await page.locator('#answer').fill(String((await at(2, 1)) * (await at(1, 3))));
  await page.locator('::-p-aria(Check)').click();
  await page.waitForSelector('[role=status] ::-p-text(Correct!)', { visible: true });
});

test('wrong-answer', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/tableRelativePosition`);
  await page.locator('#answer').fill('0');
  await page.locator('::-p-aria(Check)').click();
  await page.waitForSelector('[role=alert] ::-p-text(Incorrect)', { visible: true });
});
