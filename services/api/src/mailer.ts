import { createTransport } from 'nodemailer';

/** This machine: what is said to it goes over no wire. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/i;

interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtpUrl: string;
  /** The sender's address. */
  from: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken the mail; rejects with nodemailer's error when it does not. */
  sendCode(to: string, code: string): Promise<void>;
  close(): void;
}

/** As nodemailer takes them in the query of an address; what the address itself says comes first. */
const OPTIONS = {
  pool: 'true',
  maxConnections: '5',
  // A mail server that hangs must not leave the visitor without an answer.
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '10000',
  disableFileAccess: 'true',
  disableUrlAccess: 'true',
};

/**
 * Sends mail over a few lasting SMTP connections, the first of which is opened by the first mail. To a server elsewhere,
 * nothing goes without TLS, unless its address says `?ignoreTLS=true`.
 */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const address = new URL(smtpUrl);
  // Who sits between could else strike out the server's offer of TLS, and read names, passwords and mail.
  const requireTLS = String(!LOOPBACK.test(address.hostname));
  // Not as options beside the address, which nodemailer would not read.
  const query = { ...OPTIONS, requireTLS, ...Object.fromEntries(address.searchParams) };
  address.search = String(new URLSearchParams(query));
  const transport = createTransport(address.href);
  return {
    sendCode: async (to, code) => {
      await transport.sendMail({
        from: { name: 'Playground', address: from },
        // As an object and with an envelope of its own: no text is parsed for further recipients.
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        subject: 'Your validation code',
        text: `Your validation code is ${code}\n\nIt can be used once, within ten minutes.\n`,
      });
    },
    close: () => transport.close(),
  };
}
