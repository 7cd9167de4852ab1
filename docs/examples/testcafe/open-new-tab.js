import { Selector } from 'testcafe';

fixture('open-new-tab').page(`${process.env.PLAYGROUND_URL}/openNewTab`);

test('new-tab', async (t) => {
  await t.click(Selector('a').withText('Open new tab'));
  await t.expect(Selector('[role=status]').withText('This page was opened in a new tab.').exists).ok();
});
