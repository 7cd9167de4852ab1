import { listen } from '../../common/src/listen.ts';
import { createInboxApp } from './inboxApp.ts';
import type { Mailboxes } from './mailboxes.ts';
import { startReceiver } from './receiver.ts';

interface InboxOptions {
  /** They are closed with the inbox. */
  mailboxes: Mailboxes;
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  host: string;
  /** What browsers call the inbox. */
  publicUrl: string;
  log: boolean;
}

interface Inbox {
  url: string;
  smtpPort: number;
  /** Nobody reads any more. Those who wait for mail have an answer at once. */
  closePages(): Promise<void>;
  /** No mail is taken any more: for after the last sender. */
  closeMail(): Promise<void>;
}

/**
 * Starts an SMTP server that keeps all mail for itself, and pages, REST and live updates to read it by the address that it
 * was sent to. Rejects with one line that names the port when one is in use.
 */
export async function startInbox({ mailboxes, port, smtpPort, host, publicUrl, log }: InboxOptions): Promise<Inbox> {
  const { app, endWaiting } = await createInboxApp({ mailboxes, publicUrl, onFreePort: port === 0, log });
  const receiver = await startReceiver({ mailboxes, host: host === 'localhost' ? '127.0.0.1' : host, port: smtpPort });
  const closeMail = async () => {
    await receiver.close();
    await mailboxes.close();
  };
  try {
    const pages = await listen(app, 'the inbox', port, host);
    return {
      url: pages.url,
      smtpPort: receiver.port,
      closePages: () => {
        endWaiting();
        return pages.close();
      },
      closeMail,
    };
  } catch (error) {
    await closeMail();
    throw error;
  }
}
