import { Selector } from 'testcafe';

fixture('dropdowns').page(`${process.env.PLAYGROUND_URL}/dropdowns`);

const chosen = Selector('main dd');

test('menus', async (t) => {
  await t
    .click('#simple-dropdown')
    .click(Selector('#simple-dropdown-menu button').withExactText('Another action'))
    .click('#split-dropdown')
    .click(Selector('#split-dropdown-menu button').withExactText('Something else here'));
  await t.expect(chosen.nth(0).innerText).eql('Another action');
  await t.expect(chosen.nth(1).innerText).eql('Something else here');
});

test('lists', async (t) => {
  const option = (list, text) => Selector(`${list} option`).withExactText(text);
  await t
    .click('#simple-select')
    .click(option('#simple-select', 'Two'))
    .click(option('#single-list-select', 'One'))
    .click(option('#multiple-list-select', 'One'))
    .click(option('#multiple-list-select', 'Three'), { modifiers: { ctrl: true } });
  await t.expect(chosen.nth(2).innerText).eql('Two');
  await t.expect(chosen.nth(3).innerText).eql('One');
  await t.expect(chosen.nth(4).innerText).eql('One, Three');
});
