import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

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
}

/** An authenticator with one passkey (ES256), and what a browser adds. It answers whatever it is asked. */
export function authenticator({ origin, verifies = true, attachment = 'platform' }: Options) {
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
      // CBOR: { fmt: 'none', attStmt: {}, authData: … }
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
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
