export interface Mail {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  /** When it was delivered, in ISO 8601. */
  date: string;
}

/** Mail by the address it was sent to. There is no list of all of it: who reads a mailbox knows its address. */
export interface Mailboxes {
  /** Keeps a mail for ten minutes, the last twenty of an address. */
  deliver(address: string, mail: Mail): Promise<void>;
  /** Newest first. */
  read(address: string): Promise<Mail[]>;
  /** Calls back after every delivery to the address, until the returned function is called. */
  follow(address: string, delivered: () => void): Promise<() => void>;
  close(): Promise<void>;
}

export const KEPT_MS = 10 * 60_000;
export const KEPT_MAILS = 20;
