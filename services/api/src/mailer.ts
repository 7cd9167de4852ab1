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

/** Sends mail over a few lasting SMTP connections, the first of which is opened by the first mail. */
export function createMailer({ smtpUrl, from }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    // Who sits between could else strike out the server's offer of TLS, and read names, passwords and mail.
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    pool: true,
    maxConnections: 5,
    // A mail server that hangs must not leave the visitor without an answer.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
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
