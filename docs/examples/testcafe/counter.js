import { Selector } from 'testcafe';

fixture('counter').page(`${process.env.PLAYGROUND_URL}/counter`);

const count = Selector('output').withAttribute('aria-label', 'Count');

test('five', async (t) => {
  for (let press = 0; press < 5; press += 1) await t.click(Selector('button').withText('Increment'));
  await t.expect(count.innerText).eql('5');
});

test('below-zero', async (t) => {
  for (let press = 0; press < 2; press += 1) await t.click(Selector('button').withText('Decrement'));
  await t.expect(count.innerText).eql('-2');
});
