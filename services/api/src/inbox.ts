import { listen } from '../../common/src/listen.ts';
import { headersOfRefusals } from '../../common/src/refusals.ts';
import { createInboxApp, type InboxAppOptions } from './inboxApp.ts';
import { startReceiver } from './receiver.ts';

interface InboxOptions extends Omit<InboxAppOptions, 'onFreePort'> {
  /** 0 takes a free one. */
  port: number;
  smtpPort: number;
  host: string;
  /** See `ListenOptions`. */
  drainMs?: number;
}

/** Starts the SMTP server, and the one for people and programs. Closing the mail closes `mailboxes` too. Rejects with one line. */
export async function startInbox({ port, smtpPort, host, drainMs, ...options }: InboxOptions) {
  const { mailboxes } = options;
  const app = await createInboxApp({ ...options, onFreePort: port === 0 });
  const receiver = await startReceiver({ mailboxes, host, port: smtpPort });
  try {
    const refusalHeaders = await headersOfRefusals(app);
    const pages = await listen(app, 'the inbox', port, host, { drainMs, refusalHeaders });
    // The mail is closed after the API, which sends it.
    return { url: pages.url, smtpUrl: receiver.url, closePages: pages.close, closeMail: receiver.close };
  } catch (error) {
    await receiver.close();
    throw error;
  }
}
