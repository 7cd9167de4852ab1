import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { createAPIServer } from '@maildev/api';
import { MemoryStorage } from '@maildev/core';
import { createSMTPServer } from '@maildev/smtp';
import { registerUI } from '@maildev/ui/server';

interface InboxOptions {
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  host: string;
}

interface Inbox {
  /** The port of the web page and of REST (`/api/email`). */
  port: number;
  smtpPort: number;
  close(): Promise<void>;
}

/** Older mail is dropped: an inbox that runs for weeks does not grow. */
const MAX_MAILS = 500;

/** MailDev's page asks for an icon that its package does not bring, and the browser would complain of it. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0d6efd" d="M0 3h16v10H0z"/>' +
  '<path fill="none" stroke="#fff" d="m1 4 7 5 7-5"/></svg>';

/**
 * Starts MailDev: an SMTP server that keeps all mail for itself, and a page and REST to read it. Its parts are put
 * together here and not by its own `MailDev` class, which shares one folder between processes and lets every page on the
 * web read the mail. Rejects with one line that names the port when one is in use.
 */
export async function startInbox({ port, smtpPort, host }: InboxOptions): Promise<Inbox> {
  const mailDir = await mkdtemp(path.join(tmpdir(), 'playground-inbox-'));
  const storage = new MemoryStorage({ maxEmails: MAX_MAILS });
  await storage.initialize();
  const smtp = createSMTPServer({ port: smtpPort, host, storage, mailDir, maxMessageSize: 1024 * 1024, logger: false });
  const web = createAPIServer({ storage, smtp, cors: { origin: false, credentials: false } });
  const close = async () => {
    await web.stop();
    await smtp.stop();
    await storage.close();
    await rm(mailDir, { recursive: true, force: true });
  };
  try {
    await web.registerPlugins();
    await registerUI(web.server);
    web.server.get('/maildev-icon.svg', (_, reply) => reply.type('image/svg+xml').send(ICON));
    refuseForeignSockets(web.server.server);
    await listening(smtp.start(), 'mail', smtpPort);
    await listening(web.server.listen({ port, host }), 'the inbox', port);
  } catch (error) {
    await close();
    throw error;
  }
  return { port: (web.server.server.address() as AddressInfo).port, smtpPort: smtp.getPort(), close };
}

/** CORS does not hold for WebSockets: without this, any page that a tester visits could follow the mail that arrives. */
function refuseForeignSockets(server: Server): void {
  type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  const accept = server.listeners('upgrade') as Upgrade[];
  server.removeAllListeners('upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { origin, host } = request.headers;
    if (origin && URL.canParse(origin) && new URL(origin).host !== host) socket.destroy();
    else for (const listener of accept) listener.call(server, request, socket, head);
  });
}

async function listening(started: Promise<unknown>, what: string, port: number): Promise<void> {
  try {
    await started;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use, so ${what} cannot start.`);
  }
}
