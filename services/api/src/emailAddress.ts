/** The domain of a mailbox that `mailbox` returned. */
export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

/** The key under which our inbox keeps mail to a mailbox that `mailbox` returned: capitals make no difference. */
export function mailboxKey(address: string): string {
  return address.toLowerCase();
}

/** For counting mails: the person behind a mailbox. Capitals and what follows a plus make no difference, nor do dots of Gmail. */
export function recipientOf(address: string): string {
  const local = address.slice(0, address.indexOf('@')).replace(/\+.*/, '').toLowerCase();
  const domain = domainOf(address);
  const isGmail = ['gmail.com', 'googlemail.com'].includes(domain);
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
