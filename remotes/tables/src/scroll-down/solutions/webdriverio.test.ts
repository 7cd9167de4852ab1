import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('last-statement', async ({ browser, $ }) => {
  await browser.url('/scrollDown');
  const statement = $('p*=Jabuticaba');
  await statement.scrollIntoView();
  await expect(statement).toBeDisplayedInViewport();
  answer(await statement.getText());
});
