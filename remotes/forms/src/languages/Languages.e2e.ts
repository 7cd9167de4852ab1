import { expect, outcome, test } from '@playground/kit/test/browser';

test('keys read and answer in each language, and the naive way is a miss', async ({ page }) => {
  await page.goto('/languages?seed=7');

  await test.step('parseFloat reads a German price wrong', async () => {
    const text = (await page.locator('#price').innerText()).replace('Preis: ', '');
    await page.locator('#price-in-german-answer').fill(String(Number.parseFloat(text)));
    await page.locator('#price-in-german-answer').press('Enter');
    await expect(outcome(page, 'price-in-german')).toHaveText(/^Missed: the point groups the thousands\./);
    await page.locator('#price-in-german-answer').fill(text.replace(/[^\d,]/g, '').replace(',', '.'));
    await page.locator('#price-in-german-answer').press('Enter');
    await expect(outcome(page, 'price-in-german')).toHaveText(/^Done: /);
  });

  await test.step('the last digit does not decide the Polish form', async () => {
    await page.locator('#language').selectOption('pl');
    await page.locator('#count').fill('2');
    const word = (await page.locator('#stock').innerText()).split(' ').at(-1);
    const number = Number(await page.locator('#plural-above').innerText());
    let tried = number;
    do await page.locator('#count').fill(String(++tried));
    while ((await page.locator('#stock').innerText()).split(' ').at(-1) !== word);
    await page.locator('#count').fill(String(number - (number % 100) + 12));
    await page.locator('#take-number').press('Enter');
    await expect(outcome(page, 'plural-in-polish')).toHaveText(/^Missed: /);
    await page.locator('#count').fill(String(tried));
    await page.locator('#take-number').press('Enter');
    await expect(outcome(page, 'plural-in-polish')).toHaveText(/^Done: /);
  });

  await test.step('the button on the left is the last one in Arabic', async () => {
    await page.locator('#language').selectOption('ar');
    const boxes = await page
      .locator('#actions button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(boxes).toEqual([...boxes].sort((one, other) => other - one));
    await page.locator('#action-3').click();
    await expect(outcome(page, 'first-in-arabic')).toHaveText('Missed: this is button 3 in the order of reading.');
    await page.locator('#action-1').press('Enter');
    await expect(outcome(page, 'first-in-arabic')).toHaveText(/^Done: /);
  });

  await test.step('the Japanese year is not the year', async () => {
    await page.locator('#language').selectOption('ja');
    const [year = '', month = '', day = ''] = (await page.locator('#delivery').innerText()).match(/\d+/g) ?? [];
    const answer = async (full: string) => {
      await page
        .locator('#date-in-japanese-answer')
        .fill([full, month.padStart(2, '0'), day.padStart(2, '0')].join('-'));
      await page.locator('#date-in-japanese-answer').press('Enter');
    };
    await answer(year.padStart(4, '0'));
    await expect(outcome(page, 'date-in-japanese')).toHaveText(/^Missed: day and month are right, /);
    await answer(String(2018 + Number(year)));
    await expect(outcome(page, 'date-in-japanese')).toHaveText(/^Done: /);
  });
});
