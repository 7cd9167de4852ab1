import { Selector } from 'testcafe';

fixture('right-click').page(`${process.env.PLAYGROUND_URL}/rightClick`);

test('right-click', async (t) => {
  await t.rightClick(Selector('button').withText('Right click here'));
  await t.expect(Selector('button').withText('The button was right clicked').exists).ok();
});
