import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { mailbox, mailboxKey } from './emailAddress.ts';
import type { Mail, Mailboxes } from './mailboxes.ts';

interface ReceiverOptions {
  mailboxes: Mailboxes;
  host: string;
  /** 0 takes a free one. */
  port: number;
}

interface Receiver {
  port: number;
  close(): Promise<void>;
}

/** Larger than any mail of ours by far, and small enough to be held in memory by every client at once. */
const MAX_BYTES = 256 * 1024;

/**
 * An SMTP server that puts all mail that it gets into mailboxes, and sends none on. Of a mail it keeps the text, not its
 * HTML and attachments. Rejects with one line that names the port when it is in use.
 */
export async function startReceiver({ mailboxes, host, port }: ReceiverOptions): Promise<Receiver> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    maxClients: 50,
    maxRecipients: 5,
    // What is left open by then is cut off.
    closeTimeout: 1000,
    onRcptTo: ({ address }, _, done) => done(mailbox(address) ? null : refusal(550, 'There is no such mailbox.')),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients).then(
        () => done(),
        (error) => done(error.responseCode ? error : refusal(451, 'The mail could not be kept.')),
      );
    },
  });
  // A client that breaks off is no fault of ours.
  smtp.on('error', () => {});

  async function receive(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
    if (stream.sizeExceeded) throw refusal(552, 'The mail is too large.');
    const {
      from,
      subject = '',
      text = '',
    } = await simpleParser(Buffer.concat(chunks), {
      skipTextToHtml: true,
      skipImageLinks: true,
    });
    const mail = { from: from?.text ?? '', subject, text, date: new Date().toISOString() } satisfies Partial<Mail>;
    for (const to of recipients) {
      const address = mailbox(to);
      if (address) await mailboxes.deliver(mailboxKey(address), { id: randomUUID(), to: address, ...mail });
    }
  }

  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use, so mail cannot start.`) : error;
  });
  return {
    port: (smtp.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
