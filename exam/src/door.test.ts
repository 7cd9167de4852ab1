import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Browser, Message } from './browser.ts';
import { openDoor } from './door.ts';
import { Wall } from './wall.ts';

/** A browser that answers each command with the same result. */
function stubBrowser(): Browser {
  const answer: Message = { result: { sessionId: 'session', product: 'Chrome/1' } };
  const stub: Partial<Browser> = {
    alive: true,
    unread: 0,
    ended: new Promise(() => {}),
    listen: () => {},
    unlisten: () => {},
    send: async () => answer.result,
    ask: async (_method, _params, _sessionId, heard) => {
      heard?.(answer);
      return answer;
    },
  };
  return stub as Browser;
}

test.each(['null', '{', '"text"', `{"id":1,"method":"Input.x","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`])(
  'a client that sends no command costs its own connection at most: %.20s',
  async (text) => {
    const wall = new Wall({ origins: ['http://localhost:3000'], files: true });
    const watcher = {
      scripts: '',
      world: () => {},
      context: () => {},
      asked: () => {},
      refused: () => {},
      acted: () => {},
    };
    const door = await openDoor(stubBrowser(), wall, watcher, '127.0.0.1');
    const connect = async () => {
      const client = new WebSocket(door.cdp);
      await once(client, 'open');
      return client;
    };
    const client = await connect();
    client.send(text);
    await Promise.race([once(client, 'close'), once(client, 'message')]);
    client.terminate();
    (await connect()).terminate();
    await door.close();
  },
);
