import { Selector } from 'testcafe';

fixture('shadow-dom').page(`${process.env.PLAYGROUND_URL}/shadowDom`);

test('three-buttons', async (t) => {
  const buttons = {
    'First button': Selector('#in-the-page button'),
    'Second button': Selector('#second-button-host').shadowRoot().find('button'),
    'Third button': Selector('#third-button-host').shadowRoot().find('button'),
  };
  for (const [name, button] of Object.entries(buttons)) await t.click(button).expect(button.innerText).eql(name);
});

test('innermost-text', async (t) => {
  const second = Selector('#first-level-host').shadowRoot().find('#second-level-host');
  const third = second.shadowRoot().find('#third-level-host');
  await t.expect(third.shadowRoot().find('div').innerText).eql('Text of the third level');
});
