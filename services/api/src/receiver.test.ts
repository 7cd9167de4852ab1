import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { memoryMailboxes } from './mailboxes.ts';
import { startReceiver } from './receiver.ts';

const elsewhere = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address;

(elsewhere ? test : test.skip)('silent clients of one address leave room for others, and for the API', async () => {
  const receiver = await startReceiver({ mailboxes: memoryMailboxes(), host: '0.0.0.0', port: 0 });
  const sockets: Socket[] = [];
  const greeting = async (host = '') => {
    const socket = connect(Number(new URL(receiver.url).port), host);
    sockets.push(socket);
    const [said] = await once(socket, 'data');
    return String(said).slice(0, 3);
  };
  try {
    const greetings = await Promise.all(Array.from({ length: 30 }, () => greeting(elsewhere)));
    expect(greetings.filter((code) => code === '220')).toHaveLength(20);
    expect(greetings.filter((code) => code === '421')).toHaveLength(10);
    expect(await greeting('127.0.0.1')).toBe('220');
    // A place is free again when its client is gone.
    for (const socket of sockets) socket.destroy();
    let code = '';
    while (code !== '220') code = await greeting(elsewhere);
  } finally {
    for (const socket of sockets) socket.destroy();
    await receiver.close();
  }
});
