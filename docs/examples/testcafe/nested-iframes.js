import { Selector } from 'testcafe';

fixture('nested-iframes').page(`${process.env.PLAYGROUND_URL}/nestedIframes`);

const secret = (text) => Selector('[role=status]').withText(text);

test('both-secrets', async (t) => {
  await t.switchToIframe('iframe[title="First iframe"]').click(Selector('a').withText('tapioca'));
  await t.expect(secret('clicked on the first iframe link!').exists).ok();
  await t.switchToIframe('iframe[title="Second iframe"]').click(Selector('a').withText('samba'));
  await t.expect(secret('clicked on the second iframe link!').exists).ok();
});

test('alternating-origins', async (t) => {
  await t
    .click('#alternate')
    .switchToIframe('iframe[src$="frames=alternate"]')
    .switchToIframe('iframe[title="Second iframe"]')
    .click(Selector('a').withText('samba'));
  await t.expect(secret('clicked on the second iframe link!').exists).ok();
});
