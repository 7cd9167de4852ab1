import * as oauth from 'oauth4webapi';
import type { Ticket } from './kept';
import { CONFIG_PATH, SHOP, SIGNED_IN_PATH, VISIT_PATH } from './shop';

/** Somebody who signed in. */
export interface Person {
  name: string | undefined;
  email: string | undefined;
  token: string;
}

const CLIENT: oauth.Client = { client_id: SHOP };

const optionsFor = (identity: string) => ({
  // On this machine, the provider has no TLS.
  [oauth.allowInsecureRequests]: identity.startsWith('http:'),
});

async function serverAt(identity: string): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(identity);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, optionsFor(identity)));
}

/** Asks the provider for its addresses, and makes the one where a sign-in begins. */
export async function begin(identity: string, seed: string, kind: string, prompt: string) {
  const { authorization_endpoint = '' } = await serverAt(identity);
  const ticket: Ticket = {
    state: `${kind}.${oauth.generateRandomState()}`,
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  const address = new URL(authorization_endpoint);
  address.search = String(
    new URLSearchParams({
      client_id: SHOP,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: window.location.origin + SIGNED_IN_PATH,
      state: ticket.state,
      nonce: ticket.nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(ticket.verifier),
      code_challenge_method: 'S256',
      prompt,
      seed,
    }),
  );
  return { address: address.href, ticket };
}

/** Changes the provider's answer into a person. Rejects with a part of a sentence if the answer is not the one to this ticket. */
export async function finish(identity: string, answer: string, ticket: Ticket): Promise<Person> {
  const parameters = new URLSearchParams(answer);
  if (parameters.get('state') !== ticket.state)
    throw new Error('the answer has a state of another visit, and was refused.');
  try {
    const server = await serverAt(identity);
    const valid = oauth.validateAuthResponse(server, CLIENT, parameters, ticket.state);
    const response = await oauth.authorizationCodeGrantRequest(
      ...([server, CLIENT, oauth.None(), valid, window.location.origin + SIGNED_IN_PATH, ticket.verifier] as const),
      optionsFor(identity),
    );
    const result = await oauth.processAuthorizationCodeResponse(server, CLIENT, response, {
      expectedNonce: ticket.nonce,
      requireIdToken: true,
    });
    const claims = oauth.getValidatedIdTokenClaims(result);
    return {
      name: text(claims?.name),
      email: text(claims?.email),
      token: result.access_token,
    };
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function reasonOf(error: unknown): string {
  if (error instanceof oauth.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'you cancelled the sign-in.';
    if (error.error === 'login_required') {
      return 'this browser did not send the provider’s cookie from a hidden frame, because it blocks cookies of other sites.';
    }
    return `the provider refused: ${error.error_description ?? error.error}`;
  }
  if (error instanceof oauth.ResponseBodyError)
    return `the provider gave no token: ${error.error_description ?? error.error}`;
  // Errors of the library have a code. This one is of the browser, and each browser has other words for it.
  if (error instanceof TypeError && !('code' in error)) return 'the sign-in provider does not answer.';
  return `the provider’s answer is not valid: ${(error as Error).message}`;
}

/** The name that the provider says for a token. */
export async function nameOf(identity: string, token: string): Promise<string> {
  const server = await serverAt(identity);
  const response = await oauth.userInfoRequest(server, CLIENT, token, optionsFor(identity));
  const { name } = await oauth.processUserInfoResponse(server, CLIENT, oauth.skipSubjectCheck, response);
  return String(name);
}

/** Lets the browser ask which account of the provider to use (FedCM). Resolves with the name that the provider says for it. */
export async function choose(identity: string, seed: string, signal: AbortSignal): Promise<string> {
  const body = new URLSearchParams({ seed });
  await fetch(identity + VISIT_PATH, { method: 'POST', credentials: 'include', body, signal });
  const credential = await navigator.credentials.get({
    // Otherwise the browser may take the account of the last time without a question.
    mediation: 'required',
    identity: { providers: [{ configURL: identity + CONFIG_PATH, clientId: SHOP }] },
    signal,
  } as CredentialRequestOptions);
  return nameOf(identity, (credential as unknown as { token: string }).token);
}

/** Makes the provider forget this browser. */
export async function forget(identity: string): Promise<void> {
  await fetch(`${identity}/forget`, { method: 'POST', credentials: 'include', keepalive: true }).catch(() => undefined);
}
