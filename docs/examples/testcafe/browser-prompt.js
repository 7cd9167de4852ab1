import { Selector } from 'testcafe';

fixture('browser-prompt').page(`${process.env.PLAYGROUND_URL}/browserPrompt`);

const open = Selector('button').withText('Open prompt');

test('welcome', async (t) => {
  await t.setNativeDialogHandler(() => 'Ana').click(open);
  await t.expect(Selector('p').withText('Welcome, Ana').exists).ok();
});

test('on-load', async (t) => {
  await t.setNativeDialogHandler(() => 'Bia').navigateTo('/browserPromptOnLoad');
  await t.expect(Selector('p').withText('Welcome, Bia').exists).ok();
});

test('cancelled', async (t) => {
  const welcome = Selector('p').withText('Welcome, Ana');
  await t.setNativeDialogHandler(() => 'Ana').click(open);
  await t.expect(welcome.exists).ok();
  await t.setNativeDialogHandler(() => null).click(open);
  await t.expect(welcome.exists).notOk();
});
