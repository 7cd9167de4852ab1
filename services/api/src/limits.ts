/**
 * Limits for mail that stays in our own inbox. They stop a script that runs wild, but not a test suite. Requests are counted for
 * each network address; replicas that share a store count together.
 */
export const INBOX_LIMITS = {
  /** The limits count requests within this time, in milliseconds. */
  window: 60_000,
  mailsPerAddress: 600,
  /** Mails to one mailbox, from all visitors. */
  mailsPerRecipient: 120,
  /** Checks of a code. */
  triesPerAddress: 1200,
  /** Calls of one route. */
  callsPerAddress: 3000,
  /** Lines of one kind that open. */
  linesPerAddress: 6000,
  /** Logins of one station. */
  loginsPerAddress: 600,
  /** Checks of a name. A page may ask after each letter. */
  namesPerAddress: 1200,
  /** Tokens of challenges, and checks of them. */
  challengesPerAddress: 1200,
  /** Questions for passkeys, and answers. */
  passkeysPerAddress: 1200,
  /** Orders that begin. */
  ordersPerAddress: 3000,
  /** Requests to each of the servers for sign-in, payment and the bank. */
  providerRequestsPerAddress: 12_000,
  /** Uploads in parts that begin. */
  uploadsPerAddress: 600,
};

export type Limits = typeof INBOX_LIMITS;

/** Limits for mail that goes to real people. */
export const REAL_MAIL_LIMITS: Limits = {
  ...INBOX_LIMITS,
  window: 10 * 60_000,
  mailsPerAddress: 20,
  mailsPerRecipient: 5,
  triesPerAddress: 60,
};

/** In bytes. No server part takes a larger body, and proxies let such a body through. */
export const LARGEST_BODY = 10 * 1024 * 1024;
