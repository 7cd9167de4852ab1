import { fetchFrom } from '@playground/kit/fetchFrom';

/** What the server keeps apart: each station has an account of its own. */
export interface Account {
  run: string;
  account: string;
  /** The user name that the browser shows. */
  name: string;
}

/** The server's refusal: its message is for people. */
class Refusal extends Error {}

let current: AbortController | undefined;

/** Takes back the request that waits for an authenticator, if there is one. */
export const stop = () => current?.abort();

async function post(call: string, body: object, signal: AbortSignal) {
  const response = await fetchFrom('mail', call, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}

/** Asks the server, then the authenticator, and then the server again. A browser has one such request at a time. */
async function ask(
  { name, ...about }: Account & { act: 'register' | 'sign-in' },
  authenticator: (options: object, signal: AbortSignal) => Promise<Credential | null>,
): Promise<{ passkeys: number }> {
  stop();
  current = new AbortController();
  const { signal } = current;
  const options = await post('passkey-options', { ...about, name }, signal);
  const credential = (await authenticator(options, signal)) as PublicKeyCredential;
  return post('passkey-check', { ...about, response: credential.toJSON() }, signal);
}

/** Resolves with the number of passkeys that the account then has. */
export const makePasskey = (account: Account) =>
  ask({ ...account, act: 'register' }, (options, signal) =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
      signal,
    }),
  );

/** With `conditional`, the browser offers the passkeys in a field, and shows no window. */
export const signInBy = (account: Account, mediation?: 'conditional') =>
  ask({ ...account, act: 'sign-in' }, (options, signal) =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
      signal,
      ...(mediation && { mediation }),
    }),
  );

export const isSupported = () =>
  typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Why there is no passkey, for an outcome. */
export function whyNot(error: unknown): string {
  if (error instanceof Refusal) return `${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}`;
  switch ((error as DOMException).name) {
    case 'NotAllowedError':
      return 'the browser gave no passkey. The request was cancelled, refused or too late.';
    case 'InvalidStateError':
      return 'this authenticator has a passkey of this account already. Use another one.';
    case 'SecurityError':
      return 'this browser allows no passkeys at this address.';
    case 'TypeError':
    case 'SyntaxError':
      return 'the server did not answer.';
    default:
      return `the browser gave no passkey (${(error as DOMException).name}).`;
  }
}
