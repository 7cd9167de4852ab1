/**
 * The characters that a mailbox's name may have without quotes: RFC 5322's atext, and letters of any script as in RFC 6531.
 * Not % and !, because some servers forward mail to `b%other.example@example.com` to `b@other.example`.
 */
const LOCAL_PART = /^[\p{L}\p{N}#$&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * The mailbox that mail to `typed` goes to, or undefined if it is not an address. An address is text, an at sign and a dotted domain,
 * without whitespace and under 60 characters. It may begin with an at sign. It has nothing that means something in a mail's header or
 * in SMTP: brackets, commas, quotes, routes and control characters. The result has no leading at sign, and its domain is in ASCII and
 * small letters, so that you can compare it.
 */
export function mailbox(typed: string): string | undefined {
  if (typed.length >= 60) return undefined;
  const [local, domain, ...more] = typed.replace(/^@/, '').split('@');
  if (!local || !domain || more.length > 0 || !LOCAL_PART.test(local)) return undefined;
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined;
  // An IPv4 address ends with a number, a domain never.
  if (/^\p{N}+$/u.test(labels.at(-1) ?? '')) return undefined;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${local}@${new URL(url).hostname}` : undefined;
}
