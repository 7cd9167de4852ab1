import { listen } from '../../common/src/listen.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { createInboxApp, type InboxAppOptions } from './inboxApp.ts';
import { startReceiver } from './receiver.ts';

/** `mailboxes` are closed with the inbox. */
interface InboxOptions extends Omit<InboxAppOptions, 'onFreePort'> {
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  host: string;
  /** See `ListenOptions`. */
  drainMs?: number;
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
 * Starts an SMTP server that keeps all mail for itself, and pages, REST and live updates to read it by the address that
 * it was sent to. Rejects with one line that names the port when one is in use.
 */
export async function startInbox({ port, smtpPort, host, drainMs, ...options }: InboxOptions): Promise<Inbox> {
  const { mailboxes } = options;
  const { app, endWaiting } = await createInboxApp({ ...options, onFreePort: port === 0 });
  const receiver = await startReceiver({ mailboxes, host: host === 'localhost' ? '127.0.0.1' : host, port: smtpPort });
  const closeMail = async () => {
    await receiver.close();
    await mailboxes.close();
  };
  try {
    const refusalHeaders = await headersOfRefusals(app);
    const pages = await listen(app, 'the inbox', port, host, { drainMs, refusalHeaders });
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
