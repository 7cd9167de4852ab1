import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('both-questions', async ({ browser, $ }) => {
  await browser.url('/tableRelativePosition');
  const at = async (line: number, column: number) =>
    Number(await $(`tr:nth-child(${line}) > td:nth-child(${column})`).getText());
  await $('#answer').setValue((await at(1, 2)) + (await at(3, 3)));
  await $('button=Check').click();
  await $('label*=Multiply').waitForDisplayed(); // now the table has new numbers
  await $('#answer').setValue((await at(2, 1)) * (await at(1, 3)));
  await $('button=Check').click();
  await expect($('main [role=status]')).toHaveText('Correct!');
});

test('wrong-answer', async ({ browser, $ }) => {
  await browser.url('/tableRelativePosition');
  await $('#answer').setValue('0');
  await $('button=Check').click();
  await expect($('main [role=alert]')).toHaveText('Incorrect, try again.');
});
