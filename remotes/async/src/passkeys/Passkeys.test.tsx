import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expectToFollowSeed, openAt, outcome, press } from '../../shared/testPage';
import { whyNot } from './authenticator';
import Passkeys from './Passkeys';

/** A server that agrees, and a browser whose authenticators do this. jsdom has none. */
function withAuthenticators(answer: (options: CredentialCreationOptions) => Promise<Credential>) {
  jest.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ challenge: 'x', passkeys: 1 }));
  const asIs = (options: object) => options;
  Object.assign(window, {
    PublicKeyCredential: {
      parseCreationOptionsFromJSON: asIs,
      parseRequestOptionsFromJSON: asIs,
      isConditionalMediationAvailable: async () => true,
    },
  });
  const credentials = { create: jest.fn(answer), get: jest.fn(answer) };
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return credentials;
}

/** An authenticator that waits until the page takes its request back. */
const waits = ({ signal }: CredentialCreationOptions) =>
  new Promise<Credential>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );

beforeEach(() => openAt('/passkeys?seed=7'));
afterEach(() => jest.restoreAllMocks());

test('a code before the cancellation is too early', () => {
  render(<Passkeys />);
  fireEvent.click(screen.getByRole('button', { name: 'Use code' }));
  expect(outcome('Cancelled')).toHaveTextContent('Missed: there is no code yet. Ask for a passkey, and cancel.');
});

test('a station that asks takes back the offer of another, which says so', async () => {
  const { create, get } = withAuthenticators(waits);
  render(<Passkeys />);
  press('Offer passkeys in the field');
  await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(screen.getByText('The field offers passkeys.')).toBeVisible();
  press('Add passkey');
  expect(await screen.findByText('The field offers no passkeys now.')).toBeVisible();
  expect(outcome('From the field')).toHaveTextContent(/^Not done yet\.$/);
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  const add = screen.getByRole('button', { name: 'Add passkey' });
  expect(add).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/^The page waits for your browser and its authenticator\./)).toBeVisible();
  press('Add passkey');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an authenticator that refuses another passkey is not a cancellation', async () => {
  withAuthenticators(() => Promise.reject(new DOMException('', 'InvalidStateError')));
  render(<Passkeys />);
  press('Ask for a passkey');
  await waitFor(() =>
    expect(outcome('Cancelled')).toHaveTextContent('Missed: this authenticator has a passkey of this account already.'),
  );
  expect(screen.getByText('Nothing was cancelled yet.')).toBeVisible();
});

test.each([
  ['NotAllowedError', 'the browser gave no passkey. The request was cancelled, refused or too late.'],
  ['InvalidStateError', 'this authenticator has a passkey of this account already. Use another one.'],
  ['SecurityError', 'this browser allows no passkeys at this address.'],
  ['UnknownError', 'the browser gave no passkey (UnknownError).'],
])('says in words what %s means', (name, words) => expect(whyNot(new DOMException('', name))).toBe(words));

test('the page follows the seed', () => expectToFollowSeed(Passkeys));
