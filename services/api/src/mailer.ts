import { createTransport } from 'nodemailer';

/** This machine. Mail to it does not leave it. */
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/i;

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Rejects with nodemailer's error if it does not. */
  sendCode(to: string, code: string): Promise<void>;
  close(): void;
}

/** Nodemailer's options, as text for the query of the address. Options in the address itself replace them. */
const OPTIONS = {
  pool: 'true',
  maxConnections: '5',
  // In milliseconds, so that a visitor gets an answer even if the mail server hangs.
  connectionTimeout: '10000',
  greetingTimeout: '10000',
  socketTimeout: '10000',
  disableFileAccess: 'true',
  disableUrlAccess: 'true',
};

/**
 * Sends mail from the address `from` over a few SMTP connections, which it opens when they are needed. `smtpUrl` is like
 * `smtp://user:password@host:port` or `smtps://…`. Mail to another machine needs TLS, unless `smtpUrl` has `?ignoreTLS=true`.
 */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const address = new URL(smtpUrl);
  // Otherwise an attacker on the way could remove the server's offer of TLS, and read passwords and mail.
  const requireTLS = String(!LOOPBACK.test(address.hostname));
  // In the query, because nodemailer ignores options if it gets an address.
  const query = { ...OPTIONS, requireTLS, ...Object.fromEntries(address.searchParams) };
  address.search = String(new URLSearchParams(query));
  const transport = createTransport(address.href);
  return {
    sendCode: async (to, code) => {
      await transport.sendMail({
        from: { name: 'Playground', address: from },
        // An object and an envelope, because nodemailer would look for more recipients in a text.
        to: { name: '', address: to },
        envelope: { from, to: [to] },
        subject: 'Your validation code',
        text: `Your validation code is ${code}\n\nYou can use it once, within ten minutes.\n`,
      });
    },
    close: () => transport.close(),
  };
}
