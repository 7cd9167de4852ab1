import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { whyNot } from './authenticator';
import Passkeys from './Passkeys';

const outcome = (name: string) => screen.getByRole('status', { name });
const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;

const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));

/** A server that agrees, and a browser whose authenticators do this. jsdom has none. */
function withAuthenticators(answer: (options: CredentialCreationOptions) => Promise<Credential>) {
  const site = { shell: '', remotes: [], services: { mail: 'http://api.test', geocoder: '', inbox: '' } };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
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

beforeEach(() => window.history.replaceState(null, '', '/passkeys?seed=7'));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Sign in', 'Make passkey'],
  ['Sign in', 'Sign in with passkey'],
  ['Cancelled', 'Ask for a passkey'],
  ['Wrong authenticator', 'Register security key'],
  ['A second one', 'Add passkey'],
  ['From the field', 'Make passkey for the field'],
  ['From the field', 'Offer passkeys in the field'],
])('%s: a press of ‘%s’ by a script asks for nothing', (name, label) => {
  const fetched = jest.spyOn(window, 'fetch');
  render(<Passkeys />);
  fireEvent.click(screen.getByRole('button', { name: label }));
  expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['', 'nothing'],
  ['<i>x</i>', '‘<i>x</i>’'],
  ['עברית', '‘עברית’'],
  ['🦊', '‘🦊’'],
  ['x'.repeat(100_000), `‘${'x'.repeat(40)}…’`],
])('another user name is quoted, and stays in the field (%#)', (typed, quote) => {
  render(<Passkeys />);
  const name = document.getElementById('user-name')?.textContent;
  fireEvent.input(screen.getByLabelText('User name'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Register passkey' }));
  expect(outcome('Register')).toHaveTextContent(`Missed: ${quote} was typed, not ${name}.`);
  expect(screen.getByLabelText('User name')).toHaveValue(typed);
});

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

test('two seeds ask for different names, and one seed for the same', () => {
  const asked = (seed: string) => {
    window.history.replaceState(null, '', `?seed=${seed}`);
    const { container, unmount } = render(<Passkeys />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(asked('1')).toBe(asked('1'));
  expect(asked('1')).not.toBe(asked('2'));
});
