import { test } from '@playground/kit/tools/puppeteer';

test('basics', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/frameworks`);
  const textOf = (id: string) =>
    page
      .locator(`#basics-${id}`)
      .map((one) => one.textContent)
      .wait();
  const [added, finished, removed] = [await textOf('added'), await textOf('finished'), await textOf('removed')];
  for (const framework of ['react-19', 'react-18', 'vue', 'svelte', 'lit']) {
    // >>> also looks in open shadow roots.
    await page.locator(`>>> #basics-${framework}-field`).fill(added);
    await page.locator(`>>> #basics-${framework}-add`).click();
    await page.locator(`#basics-${framework} >>> ::-p-aria(Finish ${finished})`).click();
    await page.locator(`#basics-${framework} >>> ::-p-aria(Remove ${removed})`).click();
  }
  await page.waitForSelector('#basics-outcome::-p-text(Done:)', { visible: true });
});
