import { finish } from './openId';

const IDENTITY = 'http://identity.test';
const ticket = { state: 'popup.mine', nonce: 'a-nonce', verifier: 'v'.repeat(43) };
const ANSWER = `?code=a-code&state=${ticket.state}&iss=${IDENTITY}`;

/** What the provider answers to the code. */
let token: () => Response;

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    String(address).endsWith('/token')
      ? token()
      : Response.json({
          issuer: IDENTITY,
          authorization_endpoint: `${IDENTITY}/auth`,
          token_endpoint: `${IDENTITY}/token`,
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: ['ES256'],
        }),
  );
});
afterEach(() => jest.restoreAllMocks());

/** A provider that answers with an ID token that says this. */
function tells(claims: object) {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: IDENTITY, aud: 'shop', sub: '7-0', iat: now, exp: now + 600, nonce: ticket.nonce, name: 'Mara' };
  const part = (of: object) => Buffer.from(JSON.stringify(of)).toString('base64url');
  const id_token = `${part({ alg: 'ES256' })}.${part({ ...usual, ...claims })}.c2lnbmF0dXJl`;
  token = () => Response.json({ access_token: 'a-token', token_type: 'Bearer', expires_in: 5, id_token });
}
const refuses = (error_description: string) => {
  token = () => Response.json({ error: 'invalid_grant', error_description }, { status: 400 });
};

test('a right answer is a person', async () => {
  tells({});
  expect(await finish(IDENTITY, ANSWER, ticket)).toEqual({
    ...{ name: 'Mara', email: undefined, token: 'a-token' },
  });
});

test.each([
  ['a token of another client', { aud: 'other-shop' }, /^the provider’s answer is not valid: .+\(audience\)/],
  ['a token of another provider', { iss: 'http://evil.test' }, /^the provider’s answer is not valid: .+\(issuer\)/],
  ['a token of another sign-in', { nonce: 'other' }, /^the provider’s answer is not valid: .+"nonce"/],
  ['a token that has ended', { exp: 1 }, /^the provider’s answer is not valid: .+\(expiration time\)/],
])('%s is refused in words', async (_, claims, reason) => {
  tells(claims);
  await expect(finish(IDENTITY, ANSWER, ticket)).rejects.toThrow(reason);
});

test('a code that was used already, and a wrong verifier, are refused in the words of the provider', async () => {
  refuses('This code was used already.');
  await expect(finish(IDENTITY, ANSWER, ticket)).rejects.toThrow(
    'the provider gave no token: This code was used already.',
  );
});

test.each([
  ['with a state of another visitor', '?code=a-code&state=popup.other', 'the answer has a state of another visit'],
  ['of another provider', `?code=a-code&state=${ticket.state}&iss=http://evil.test`, 'is not valid: unexpected "iss"'],
  [
    'without a cookie',
    `?error=login_required&state=${ticket.state}&iss=${IDENTITY}`,
    'did not send the provider’s cookie',
  ],
  ['that cancels', `?error=access_denied&state=${ticket.state}&iss=${IDENTITY}`, 'you cancelled the sign-in.'],
])('an answer %s is refused in words', async (_, answer, reason) => {
  tells({});
  await expect(finish(IDENTITY, answer, ticket)).rejects.toThrow(reason);
});

test('if the provider does not answer, the reason is not in the words of the browser', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(finish(IDENTITY, ANSWER, ticket)).rejects.toThrow('the sign-in provider does not answer.');
});
