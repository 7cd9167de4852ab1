import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** The bits of authenticator data: the user is present, the user is verified, there is a new credential. */
const PRESENT = 1;
const VERIFIED = 4;
const NEW = 64;

interface Options {
  origin: string;
  verifies?: boolean;
  attachment?: string;
  /** Comes with a certificate of its maker, as an old security key does. */
  certified?: boolean;
}

/** A certificate that signed itself, and its key. */
const CERTIFICATE = Buffer.from(
  'MIIBbjCCARWgAwIBAgIUS3OHqFGvhOxCT7m9MzIhwAQ9dnAwCgYIKoZIzj0EAwIwDDEKMAgGA1UEAwwBYTAgFw0yNjExMjcwNTEzMDJaGA8yMTI2MTEwMzA1MTMwMlowDDEKMAgGA1UEAwwBYTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABHG3+E/V9j2f4U18A0u0x/dqU54zImsxnd3Tqgg6qqg3fLNvpDGusyzhWZHteO29T4GtE7TWMVGax1nTZrp9AKWjUzBRMB0GA1UdDgQWBBTdrTADHAOVk5oNB5CDcQBnhV2nIjAfBgNVHSMEGDAWgBTdrTADHAOVk5oNB5CDcQBnhV2nIjAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCIQCy37OvbcrziX1W1CBLuaVNUSaRW4ybrKdWR0x447LVUwIfUEzXPGtrIZwwQZYRHR1eSKwqsGYb0IQmYdfUy2YzZw==',
  'base64',
);
const MAKER = createPrivateKey({
  key: Buffer.from(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgM73P5cJv/FOwWhH++G6I0JdGqFzomhrkVB/K/CKOUnOhRANCAARxt/hP1fY9n+FNfANLtMf3alOeMyJrMZ3d06oIOqqoN3yzb6QxrrMs4VmR7XjtvU+BrRO01jFRmsdZ02a6fQCl',
    'base64',
  ),
  ...{ format: 'der', type: 'pkcs8' },
});

/** CBOR: bytes, of which there are fewer than 65 536. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);
const words = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** An authenticator with one passkey (ES256), and what a browser adds. It answers whatever it is asked. */
export function authenticator({ origin, verifies = true, attachment = 'platform', certified = false }: Options) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const { hostname } = new URL(origin);
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataWith = (bits: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([sha256(hostname), Buffer.from([PRESENT | (verifies ? VERIFIED : 0) | bits]), count]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    authenticatorAttachment: attachment,
    clientExtensionResults: {},
    response,
  });
  return {
    create({ challenge }: { challenge: string }) {
      // A COSE key: an elliptic curve, ES256, P-256, x and y.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = Buffer.concat([dataWith(NEW), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const client = clientData('webauthn.create', challenge);
      const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
      const signed = Buffer.concat([Buffer.alloc(1), sha256(hostname), sha256(client), id, point]);
      // { sig, x5c: [certificate] }
      const statement = certified
        ? [Buffer.from([0xa2]), words('sig'), bytes(sign('sha256', signed, MAKER))].concat([
            words('x5c'),
            Buffer.from([0x81]),
            bytes(CERTIFICATE),
          ])
        : [Buffer.from([0xa0])];
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), words('fmt'), words(certified ? 'fido-u2f' : 'none')],
        ...[words('attStmt'), ...statement, words('authData'), bytes(data)],
      ]);
      return credential({
        clientDataJSON: base64url(client),
        attestationObject: base64url(attestation),
        transports: [],
      });
    },
    get({ challenge }: { challenge: string }) {
      const client = clientData('webauthn.get', challenge);
      const data = dataWith(0);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
