import { domainToASCII } from 'node:url';

/**
 * What a mailbox's name may be made of without quotes: RFC 5322's atext, and letters of any script as in RFC 6531. Without
 * % and !, which make a route of it: some servers hand mail to `b%elsewhere.example@example.com` on to `b@elsewhere.example`.
 */
const LOCAL_PART = /^[\p{L}\p{N}#$&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * The mailbox that mail to `typed` goes to, undefined when it is none. The page's rule (text, an at sign, a dotted
 * domain, no whitespace, an optional leading at sign, under 60 characters), and besides nothing that has a meaning in a
 * mail's header or in SMTP: no brackets, commas, quotes, routes or control characters. The leading at sign is left out,
 * and the domain is in ASCII and small letters, so that it can be compared.
 */
export function mailbox(typed: string): string | undefined {
  if (typed.length >= 60) return undefined;
  const [local, domain, ...more] = typed.replace(/^@/, '').split('@');
  if (!local || !domain || more.length > 0 || !LOCAL_PART.test(local)) return undefined;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  // The last label of an IPv4 address is a number, that of a domain never.
  if (/^\p{N}+$/u.test(labels.at(-1) ?? '')) return undefined;
  const ascii = domainToASCII(domain).toLowerCase();
  return ascii ? `${local}@${ascii}` : undefined;
}

/** The domain of a mailbox that `mailbox` returned. */
export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

/** The name under which mail to a mailbox that `mailbox` returned is kept: capitals make no other one. */
export function mailboxKey(address: string): string {
  return address.toLowerCase();
}

/** Whose dots mean nothing, and by which one name: both domains are one provider's. */
const WITHOUT_DOTS: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * Who reads the mail to a mailbox that `mailbox` returned, however it is written: capitals and what follows a plus sign
 * make no other recipient, nor do dots where the provider says so.
 */
export function recipientOf(address: string): string {
  const local = address.slice(0, address.indexOf('@')).replace(/\+.*/, '');
  const domain = domainOf(address);
  const provider = WITHOUT_DOTS[domain];
  return `${provider ? local.replaceAll('.', '') : local}@${provider ?? domain}`.toLowerCase();
}
