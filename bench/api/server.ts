/** The API with its inbox in a process of its own, which tells its parent its addresses and, when asked, its memory. */
import { startApi } from '../../services/api/src/start.ts';

const many = 1e9;
const { url, inboxUrl, close } = await startApi({
  allowedOrigins: ['http://localhost:3000'],
  // All visitors of the benchmark come from one address.
  limits: { mailsPerAddress: many, mailsPerRecipient: many, triesPerAddress: many },
});

process.on('message', (question) => {
  if (question === 'memory') {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapUsed, rss });
  }
  if (question === 'stop') close().then(() => process.disconnect());
});
process.send?.({ url, inboxUrl });
