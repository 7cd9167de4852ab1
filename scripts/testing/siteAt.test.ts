import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { manifest } from '../../shared/test/manifest.ts';
import { siteAt } from './siteAt.ts';

/** What a server has, by path. */
type Pages = (url: string) => Record<string, { body: string; type?: string }>;

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function serving(pages: Pages): Promise<string> {
  const server = createServer(({ url: path = '' }, response) => {
    const { body, type = 'text/html' } = pages(url)[path] ?? {};
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, connection: 'close' }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return url;
}

const services = { mail: 'http://api.test', geocoder: 'http://api.test', inbox: 'http://inbox.test' };
const configured = (shell: string, ...remotes: string[]) => {
  const site = { shell, remotes: remotes.map((url) => ({ name: 'crew', title: 'Crew', url })), services };
  return `<!doctype html><script type="application/json" id="playground" data-contract="2">${JSON.stringify(site)}</script>`;
};
const json = (value: unknown) => ({ body: JSON.stringify(value), type: 'application/json; charset=utf-8' });

test('a site is what its document says, and it is plain if it has no catalogue', async () => {
  const crew = await serving(() => ({ '/mf-manifest.json': json(manifest([])) }));
  const ours = await serving((url) => ({ '/': { body: configured(url, crew) }, '/catalogue.json': json({}) }));
  expect(await siteAt(`${ours}/`)).toEqual({
    site: { shell: ours, remotes: [{ name: 'crew', title: 'Crew', url: crew }], services },
    plain: false,
  });
  const plain = await serving((url) => ({
    '/': { body: configured(url, crew) },
    '/catalogue.json': { body: configured(url, crew) },
  }));
  expect(await siteAt(plain)).toMatchObject({ plain: true });
});

test.each([
  ['localhost:3000', "PLAYGROUND_URL must be an origin like http://localhost:3000, not 'localhost:3000'."],
  ['http://localhost:3000/counter', /must be an origin .*, not 'http:\/\/localhost:3000\/counter'\.$/],
  ['http://localhost:1', 'PLAYGROUND_URL: http://localhost:1 does not answer.'],
])('one line says what is wrong with the address %s', async (address, message) => {
  await expect(siteAt(address)).rejects.toThrow(message);
});

test.each<[string, Pages, RegExp]>([
  ['answers 404', () => ({}), /^PLAYGROUND_URL: \S+ answered 404\.$/],
  [
    'is another site',
    () => ({ '/': { body: '<title>News</title>' } }),
    /^PLAYGROUND_URL: \S+ is not a playground: .+\.$/,
  ],
  [
    'is an origin of a group',
    () => ({ '/': { body: configured('http://shell.test', 'http://crew.test') } }),
    /^PLAYGROUND_URL: \S+ belongs to the playground at http:\/\/shell\.test, .+\.$/,
  ],
  [
    'has a group that is away',
    (url) => ({ '/': { body: configured(url, 'http://localhost:1') } }),
    /^PLAYGROUND_URL: http:\/\/localhost:1\/mf-manifest\.json does not answer\.$/,
  ],
  [
    'has a group without a manifest of ours',
    (url) => ({ '/': { body: configured(url, url) }, '/mf-manifest.json': { body: 'Hello' } }),
    /^PLAYGROUND_URL: the group crew cannot be tested\. Its manifest is not JSON\.$/,
  ],
])('one line says what is wrong with a site that %s', async (_, pages, message) => {
  await expect(siteAt(await serving(pages))).rejects.toThrow(message);
});
