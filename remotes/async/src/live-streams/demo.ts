import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Live Streams',
  path: '/liveStreams',
  description:
    'A WebSocket, server-sent events, a long poll and a text that arrives word by word. The lines break, come back by themselves, and say what was lost. The words follow the seed. Input by a script does not count.',
  icon: 'broadcast',
  tags: ['websocket', 'server-sent events', 'stream', 'wait', 'random'],
  keywords:
    'sse, eventsource, long polling, chat, reconnect, chunked, realtime, live, web socket, server sent events, push, polling, stream of text, AI answer, streaming',
  paths: { network: 6 },
  beyond: true,
  capabilities: { streams: 'all' },
  tasks: tasksOf(stations, {
    chat: { difficulty: 'tricky', hint: 'Wait for the text ‘Line: open’ before each message.' },
    events: { difficulty: 'basic', hint: 'Wait for the alarm, not for the first event.' },
    poll: { difficulty: 'basic', hint: 'Wait for the text that says that all news has arrived.' },
    words: { difficulty: 'tricky', hint: 'Ask for the text often, and press at once.' },
    order: { difficulty: 'basic', hint: 'Wait for all five, and sort them by their numbers.' },
    lost: { difficulty: 'tricky', hint: 'Wait for the end, and compare the numbers with those from 1 to 12.' },
  }),
} satisfies Demo;
