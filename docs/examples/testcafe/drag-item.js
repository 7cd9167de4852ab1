import { Selector } from 'testcafe';

fixture('drag-item').page(`${process.env.PLAYGROUND_URL}/dragItem`);

test('sort', async (t) => {
  await t.dragToElement('#task5', '#task4').dragToElement('#task2', '#task3');
  await t.expect(Selector('main [role=status]').withExactText('Correct').exists).ok();
});

test('last-to-the-top', async (t) => {
  const last = Selector('#task7 button');
  while (!(await last.focused)) await t.pressKey('tab');
  await t.pressKey('space up up up up up up space');
  await t.expect(Selector('main ol > li').nth(0).innerText).contains('Task 7');
});
