import { refuse } from '@playground/kit/common/refusals';
import { changeRun, readRun } from '@playground/kit/server/runs';
import { answers, RUN } from '@playground/kit/server/schemas';
import type { Host, ServerPart } from '@playground/kit/server/serverParts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What the server wants of the passkeys of an account. */
interface Rule {
  /** The authenticator verifies its user. */
  verified?: true;
  attachment?: 'cross-platform';
  /** The authenticator can offer the passkey by itself. */
  discoverable?: true;
  /** A new passkey takes the place of the one before, so an authenticator never refuses to make one. */
  replaced?: true;
}

const ACCOUNTS = {
  register: {},
  'sign-in': { verified: true },
  cancelled: { verified: true, replaced: true },
  'wrong-authenticator': { attachment: 'cross-platform' },
  'second-one': {},
  'from-the-field': { discoverable: true },
} satisfies Record<string, Rule>;

type Account = keyof typeof ACCOUNTS;

/** A challenge is good for one answer within this time, in milliseconds. */
const CHALLENGE_MS = 2 * 60_000;

/** Passkeys of one account. */
const MOST = 5;

type Passkeys = { id: string; publicKey: string; counter: number }[];

interface Challenge {
  value: string;
  act: Act;
  ends: number;
}

type Act = 'register' | 'sign-in';

interface Body {
  run: string;
  account: Account;
  act: Act;
}

const about = {
  run: RUN,
  account: { type: 'string', enum: Object.keys(ACCOUNTS) },
  act: { type: 'string', enum: ['register', 'sign-in'] },
} as const;
const REQUIRED = ['run', 'account', 'act'];
const base64url = { type: 'string', maxLength: 8192, pattern: '^[\\w-]*$' } as const;

/**
 * Whether a passkey comes without a certificate. For a certificate, the library fetches the list of revoked ones from the address
 * that the certificate itself names.
 */
function attestsItself({ response: { attestationObject } }: RegistrationResponseJSON): boolean {
  try {
    const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
    const isBare = attestation.get('attStmt').get('x5c') === undefined;
    return isBare && ['none', 'packed'].includes(attestation.get('fmt'));
  } catch {
    return false;
  }
}

/** `POST /passkey-options` and `POST /passkey-check`: registration of passkeys, and sign-in with them. */
function addRoutes(app: FastifyInstance, { runs, limits, allowedOrigins }: Host): void {
  const rateLimit = { max: limits.passkeysPerAddress, timeWindow: limits.window };
  const keyOf = (what: 'passkeys' | 'passkey-challenge', { run, account }: Body) => `${what}:${run}:${account}`;
  const read = async (body: Body) => (await readRun<Passkeys>(runs, keyOf('passkeys', body))) ?? [];
  const change = (body: Body, change: (kept: Passkeys) => number) =>
    changeRun(runs, keyOf('passkeys', body), [] as Passkeys, change);
  const originOf = ({ headers: { origin } }: FastifyRequest) => allowedOrigins.find((allowed) => allowed === origin);
  const stranger = (reply: FastifyReply) => refuse(reply, 403, 'Only pages of this site can use passkeys here.');

  app.post<{ Body: Body & { name: string } }>(
    '/passkey-options',
    {
      config: { rateLimit },
      schema: {
        summary: 'Asks for a passkey: options for the browser, with a challenge',
        description: `The challenge is good for one answer within ${CHALLENGE_MS / 60_000} minutes.`,
        body: {
          type: 'object',
          required: [...REQUIRED, 'name'],
          additionalProperties: false,
          properties: { ...about, name: { type: 'string', minLength: 1, maxLength: 64 } },
        },
        response: answers({
          type: 'object',
          additionalProperties: true,
          required: ['challenge'],
          properties: { challenge: { type: 'string' } },
        }),
      },
    },
    async (request, reply) => {
      const origin = originOf(request);
      if (!origin) return stranger(reply);
      const { body } = request;
      const rule: Rule = ACCOUNTS[body.account];
      const rpID = new URL(origin).hostname;
      const userVerification = rule.verified ? 'required' : 'discouraged';
      const passkeys = await read(body);
      if (body.act === 'sign-in' && passkeys.length === 0)
        return refuse(reply, 409, 'This account has no passkey yet.');
      if (body.act === 'register' && passkeys.length >= MOST)
        return refuse(reply, 409, `This account has ${MOST} passkeys, and cannot have more.`);
      const known = passkeys.map(({ id }) => ({ id }));
      const options =
        body.act === 'register'
          ? await generateRegistrationOptions({
              rpName: 'Playground',
              rpID,
              userName: body.name,
              excludeCredentials: rule.replaced ? [] : known,
              authenticatorSelection: {
                residentKey: rule.discoverable ? 'required' : 'discouraged',
                userVerification,
              },
            })
          : await generateAuthenticationOptions({
              rpID,
              userVerification,
              allowCredentials: rule.discoverable ? [] : known,
            });
      const challenge: Challenge = { value: options.challenge, act: body.act, ends: Date.now() + CHALLENGE_MS };
      await runs.write(keyOf('passkey-challenge', body), JSON.stringify(challenge));
      return options;
    },
  );

  app.post<{ Body: Body & { response: RegistrationResponseJSON | AuthenticationResponseJSON } }>(
    '/passkey-check',
    {
      config: { rateLimit },
      bodyLimit: 16_384,
      schema: {
        summary: 'Checks what the authenticator answered, and keeps a new passkey for ten minutes',
        body: {
          type: 'object',
          required: [...REQUIRED, 'response'],
          additionalProperties: false,
          properties: {
            ...about,
            response: {
              type: 'object',
              description: '`toJSON()` of the credential that the browser gave.',
              required: ['id', 'rawId', 'type', 'response', 'clientExtensionResults'],
              properties: {
                id: base64url,
                rawId: base64url,
                type: { type: 'string', enum: ['public-key'] },
                authenticatorAttachment: { type: 'string', maxLength: 100, nullable: true },
                clientExtensionResults: { type: 'object' },
                response: {
                  type: 'object',
                  required: ['clientDataJSON'],
                  properties: {
                    clientDataJSON: base64url,
                    attestationObject: base64url,
                    authenticatorData: base64url,
                    signature: base64url,
                  },
                },
              },
            },
          },
        },
        response: answers({ type: 'object', required: ['passkeys'], properties: { passkeys: { type: 'integer' } } }),
      },
    },
    async (request, reply) => {
      const origin = originOf(request);
      if (!origin) return stranger(reply);
      const { body } = request;
      const { account, act, response } = body;
      const rule: Rule = ACCOUNTS[account];
      const passkeys = await read(body);
      // One answer for each challenge, right or wrong.
      const asked = await runs.take(keyOf('passkey-challenge', body));
      const challenge = asked === undefined ? undefined : runs.parse<Challenge>(asked);
      if (challenge?.act !== act || challenge.ends < Date.now())
        return refuse(reply, 409, 'The server has not asked for this, or too long ago.');
      const expected = {
        expectedChallenge: challenge.value,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        requireUserVerification: rule.verified ?? false,
      };
      const wrong = () => refuse(reply, 400, 'This passkey does not answer what the server has asked.');
      if (act === 'register') {
        const registration = response as RegistrationResponseJSON;
        if (!attestsItself(registration)) return wrong();
        const checked = await verifyRegistrationResponse({
          response: registration,
          ...expected,
        }).catch(() => undefined);
        const made = checked?.registrationInfo?.credential;
        if (!checked?.verified || !made) return wrong();
        if (rule.attachment && response.authenticatorAttachment !== rule.attachment)
          return refuse(reply, 422, 'This passkey is of the device itself. The server wants one of a security key.');
        const publicKey = Buffer.from(made.publicKey).toString('base64');
        const count = await change(body, (kept) => {
          if (kept.some(({ id }) => id === made.id)) return 0;
          if (rule.replaced) kept.length = 0;
          return kept.length < MOST ? kept.push({ id: made.id, publicKey, counter: made.counter }) : 0;
        });
        return count > 0 ? { passkeys: count } : wrong();
      }
      const used = passkeys.find(({ id }) => id === response.id);
      if (!used) return refuse(reply, 404, 'This passkey belongs to another account.');
      const checked = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        ...expected,
        credential: { ...used, publicKey: new Uint8Array(Buffer.from(used.publicKey, 'base64')) },
      }).catch(() => undefined);
      if (!checked?.verified) return wrong();
      const { newCounter } = checked.authenticationInfo;
      const count = await change(body, (kept) => {
        for (const one of kept) if (one.id === used.id) one.counter = newCounter;
        return kept.length;
      });
      return { passkeys: count };
    },
  );
}

export default (host: Host): ServerPart => ({
  calls: ['passkey-options', 'passkey-check'],
  routes: (app) => addRoutes(app, host),
});
