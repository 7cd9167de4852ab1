/** How much one visitor, or one recipient, may ask for within `window` milliseconds. Counted over all replicas where they share a store. */
export interface Limits {
  window: number;
  /** Mails for one address of the network. */
  mailsPerAddress: number;
  /** Mails to one mailbox. */
  mailsPerRecipient: number;
  /** Checks of a code for one address of the network. */
  triesPerAddress: number;
}

/** Mail that stays in our own inbox: only a runaway script is stopped, not a test suite. */
export const INBOX_LIMITS: Limits = {
  window: 60_000,
  mailsPerAddress: 600,
  mailsPerRecipient: 120,
  triesPerAddress: 1200,
};

/** Mail that reaches people. */
export const REAL_MAIL_LIMITS: Limits = {
  window: 10 * 60_000,
  mailsPerAddress: 20,
  mailsPerRecipient: 5,
  triesPerAddress: 60,
};
