import { Selector } from 'testcafe';

fixture('mouse-hover').page(`${process.env.PLAYGROUND_URL}/mouseHover`);

const button = Selector('button').withText('Hover over me');
const text = Selector('main [role=status]').withText('This text is now visible!');

test('hover', async (t) => {
  await t.hover(button).expect(text.exists).ok();
  await t.hover('h1').expect(text.exists).notOk();
});

test('focus', async (t) => {
  while (!(await button.focused)) await t.pressKey('tab');
  await t.expect(text.exists).ok();
});
