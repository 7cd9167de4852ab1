import type { ApiOptions } from './start.ts';

type Environment = Record<string, string | undefined>;

/**
 * The options that a container's environment asks for; an empty variable counts as unset.
 * Throws with one line that names the bad variable.
 */
export function optionsFromEnvironment(environment: Environment): ApiOptions {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const number = (name: string, usual: number, most: number) => {
    const text = read(name);
    if (text === undefined) return usual;
    if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
    throw new Error(`${name} must be a number from 0 to ${most}, not '${text}'.`);
  };
  const list = (name: string) =>
    read(name)
      ?.split(',')
      .map((item) => item.trim())
      .filter(Boolean);

  const secret = read('SECRET');
  if (secret && secret.length < 32) throw new Error('SECRET must have at least 32 characters.');
  const smtpUrl = read('SMTP_URL');
  const mailAllowedDomains = list('MAIL_ALLOWED_DOMAINS')?.map((domain) => domainIn('MAIL_ALLOWED_DOMAINS', domain));
  if (smtpUrl && !isAddress(smtpUrl, /^smtps?:$/)) {
    // Not repeated: it may hold a password.
    throw new Error('SMTP_URL must be an address like smtp://user:password@mail.example:587.');
  }
  if (smtpUrl && !mailAllowedDomains) {
    throw new Error('MAIL_ALLOWED_DOMAINS must say to which domains SMTP_URL may send, as an open form is no relay.');
  }
  const publicUrl = read('API_URL');
  if (publicUrl && !isAddress(publicUrl, /^https?:$/)) {
    throw new Error(`API_URL must be an address like https://api.example, not '${publicUrl}'.`);
  }
  return {
    port: number(read('PORT') ? 'PORT' : 'API_PORT', 3100, 65535),
    inboxPort: number('INBOX_PORT', 3101, 65535),
    smtpPort: number('SMTP_PORT', 3125, 65535),
    host: read('HOST'),
    publicUrl,
    allowedOrigins: (list('ALLOWED_ORIGINS') ?? DEFAULT_ORIGINS).map((origin) => originIn('ALLOWED_ORIGINS', origin)),
    secret,
    smtpUrl,
    mailAllowedDomains,
    mailFrom: read('MAIL_FROM'),
    proxies: number('TRUST_PROXY', 0, 10),
    log: true,
  };
}

/** The shell and the five remotes of `npm start`. */
const DEFAULT_ORIGINS = [3000, 3001, 3002, 3003, 3004, 3005].map((port) => `http://localhost:${port}`);

function isAddress(text: string, protocol: RegExp): boolean {
  return URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function originIn(variable: string, text: string): string {
  const url = text.replace(/\/$/, '');
  if (isAddress(url, /^https?:$/) && new URL(url).origin === url) return url;
  throw new Error(`${variable} must be a list of origins like http://localhost:3000, not '${text}'.`);
}

function domainIn(variable: string, text: string): string {
  const domain = text.toLowerCase();
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)) return domain;
  throw new Error(`${variable} must be a list of domains like mail.example, not '${text}'.`);
}
