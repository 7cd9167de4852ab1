import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Mail {
  from: string;
  to: string[];
  /** Header and text as they were sent. */
  source: string;
}

export interface MailServer {
  url: string;
  mails: Mail[];
  /** All that clients have sent without encryption. */
  said: string;
  /** Undefined accepts a mail, an error refuses it. A test may replace this. */
  answer: (mail: Mail) => Promise<Error | undefined>;
  /** Makes it new for the next test. */
  reset(): void;
  close(): Promise<void>;
}

const accept = async () => undefined;

/** A real SMTP server that keeps all mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // In milliseconds: at the end it does not wait for idle connections.
    closeTimeout: 1,
    onData: async (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const mail: Mail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      };
      const refusal = await mailServer.answer(mail);
      if (!refusal) mails.push(mail);
      done(refusal);
    },
  });
  server.server.on('connection', (socket: Socket) =>
    socket.on('data', (data) => {
      mailServer.said += data;
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    said: '',
    answer: accept,
    reset: () => {
      mails.length = 0;
      Object.assign(mailServer, { said: '', answer: accept });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

export function codeIn(mail: Mail | undefined): string {
  const code = /code is (\d{6})\b/.exec(mail?.source ?? '')?.[1];
  if (!code) throw new Error(`This mail has no code: ${mail?.source}`);
  return code;
}
