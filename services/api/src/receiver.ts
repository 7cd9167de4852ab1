import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { mailbox } from '../../../shared/contract/mailbox.ts';
import { reachable } from '../../common/src/listen.ts';
import { Places } from '../../common/src/places.ts';
import { mailboxKey } from './emailAddress.ts';
import type { Mailboxes } from './mailboxes.ts';

/** Far more than our own mails need, and small enough for the memory if all clients send at once. */
const MAX_BYTES = 64 * 1024;

/** What is kept of a text, in characters. A page shows twenty texts, and one byte of HTML can become twenty characters. */
const MAX_TEXT = 16 * 1024;

/** Open connections. Those of other machines leave some for the API, which is on this machine. */
const CLIENTS = 50;
const CLIENTS_ELSEWHERE = 40;

/** A silent connection is closed after this time, in milliseconds. It is longer than our own mailer keeps one. */
const SILENT_MS = 12_000;

/**
 * For all HTML of a mail, in characters, and for the quotes and lists in it. Each of them writes all lines in it anew: lines in nested
 * quotes take tenths of a second to become text, and fifty times as long for MAX_BYTES. Nothing else is answered in this time.
 */
const MAX_HTML = 8 * 1024;
const MAX_NESTED = 30;
const NESTED = /<(blockquote|[uo]l)\b/gi;
const TOO_LONG = 'The HTML of this mail is too long to show it as text. The longest is 8 kB, with 30 quotes and lists.';

/** A long list of senders takes seconds to read, so a header has a limit too. In bytes. */
const PARSER = { skipTextToHtml: true, skipImageLinks: true, maxHeadSize: 32 * 1024 };

/** Reads a mail. Rejects if it cannot be read. */
async function parsed(source: Buffer): Promise<ParsedMail> {
  const mail = await simpleParser(source, { ...PARSER, skipHtmlToText: true });
  if (!mail.html) return mail;
  // Again, because only the parser knows which HTML repeats a text.
  if (mail.html.length <= MAX_HTML && (mail.html.match(NESTED)?.length ?? 0) <= MAX_NESTED)
    return simpleParser(source, PARSER);
  return mail.text?.trim() ? mail : { ...mail, text: TOO_LONG };
}

/**
 * Starts an SMTP server that puts all mail into mailboxes and forwards none. It keeps the text of a mail, but not its HTML and
 * attachments. Port 0 takes a free one. Closing it closes `mailboxes` too. Rejects with one line that names the port if it is in use.
 */
export async function startReceiver({ mailboxes, host, port }: { mailboxes: Mailboxes; host: string; port: number }) {
  const places = new Places(CLIENTS_ELSEWHERE);
  const taken = new Map<string, () => void>();
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    maxClients: CLIENTS,
    socketTimeout: SILENT_MS,
    maxRecipients: 5,
    // When the server closes, connections are cut off after this time.
    closeTimeout: 1000,
    onConnect: ({ id, remoteAddress }, done) => {
      if (/^127\.|^::1$/.test(remoteAddress)) return done();
      const leave = places.take(remoteAddress);
      if (!leave) return done(refusal(421, 'Too many connections. Please try again later.'));
      taken.set(id, leave);
      done();
    },
    onClose: ({ id }) => {
      taken.get(id)?.();
      taken.delete(id);
    },
    onRcptTo: ({ address }, _, done) => done(mailbox(address) ? null : refusal(550, 'This mailbox does not exist.')),
    onData: (stream, { envelope }, done) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      receive(stream, recipients).then(
        () => done(),
        (error) =>
          done(error.responseCode ? error : refusal(451, 'The mail could not be kept. Please try again later.')),
      );
    },
  });
  // Without a listener, a client that breaks off would end the process.
  smtp.on('error', () => {});

  async function receive(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk);
    if (stream.sizeExceeded) throw refusal(552, `The mail is too large: at most ${MAX_BYTES} bytes are allowed.`);
    const {
      from,
      subject = '',
      text = '',
    } = await parsed(Buffer.concat(chunks)).catch(({ message }: Error) => {
      throw refusal(554, `This mail cannot be read: ${message}.`);
    });
    const mail = { from: from?.text ?? '', subject, text: text.slice(0, MAX_TEXT), date: new Date().toISOString() };
    for (const to of recipients) {
      const address = mailbox(to);
      if (address) await mailboxes.deliver(mailboxKey(address), { id: randomUUID(), to: address, ...mail });
    }
  }

  const address = host === 'localhost' ? '127.0.0.1' : host;
  await once(smtp.listen(port, address), 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use, so mail cannot start.`, { cause: error })
      : error;
  });
  return {
    url: `smtp://${reachable(address)}:${(smtp.server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await mailboxes.close();
    },
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
