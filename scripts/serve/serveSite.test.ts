import { listen } from '../../services/common/src/listen.ts';
import { cleanUp, folder } from '../../services/origin/test/origin.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { addressTable, checkPorts, onFreePorts, serveSite } from './serveSite.ts';

const app = { routing() {}, close: async () => {} };
const free = onFreePorts(siteFromEnvironment({}));

test('if ports are in use, one error names all of them, with variables that set free ones', async () => {
  const [one, other] = [await listen(app, 'one'), await listen(app, 'other')];
  const addresses = { ...free, ports: { media: one.port, forms: other.port, tables: 0 } };
  const problem = await checkPorts(addresses).catch((error: Error) => error.message);
  expect(problem).toMatch(
    new RegExp(
      `^Ports in use: ${one.port} \\(MEDIA_PORT\\), ${other.port} \\(FORMS_PORT\\). These are free: MEDIA_PORT=\\d+ FORMS_PORT=\\d+$`,
    ),
  );
  const [media = 0, forms = 0] = [...String(problem).matchAll(/=(\d+)/g)].map(([, port]) => Number(port));
  await expect(checkPorts({ ...free, ports: { media, forms } })).resolves.toBeUndefined();
  await Promise.all([one.close(), other.close()]);
  await expect(checkPorts(addresses)).resolves.toBeUndefined();
});

test('if the machine has no such address, one line names the variable with the address, not one with a port', async () => {
  await expect(checkPorts({ ...free, host: '192.0.2.1', ports: { media: 3002 } })).rejects.toThrow(
    /^media cannot listen on 192\.0\.2\.1: this machine has no such address\. BIND sets another one\.$/,
  );
});

test('two origins cannot have one port, but both can ask for any free port', async () => {
  await expect(checkPorts(free)).resolves.toBeUndefined();
  const other = await listen(app, 'other');
  await other.close();
  const ports = { shell: other.port, forms: other.port };
  await expect(checkPorts({ ...free, ports })).rejects.toThrow(`SHELL_PORT and FORMS_PORT are both ${other.port}.`);
});

test('the port of a group that another team serves may be in use', async () => {
  const crew = await listen(app, 'crew');
  const environment = { REMOTES: JSON.stringify([{ name: 'crew', title: 'Crew', url: crew.url }]) };
  const { site } = siteFromEnvironment(environment);
  await expect(checkPorts({ ...free, site, ports: { crew: crew.port } })).resolves.toBeUndefined();
  await expect(checkPorts({ ...free, site, ports: { crew: crew.port } }, { crew: '/crew' })).rejects.toThrow(
    'CREW_PORT',
  );
  await crew.close();
});

test('the table of addresses marks a group that does not answer, and a group without a manifest', async () => {
  const there = await listen({ ...app, routing: (_, response) => response.end('{}') }, 'there');
  const empty = await listen({ ...app, routing: (_, response) => response.writeHead(404).end() }, 'empty');
  const gone = await listen(app, 'gone');
  await gone.close();
  // Its public address is that of a proxy that this machine cannot ask.
  const served = { url: 'https://served.invalid' };
  const remotes = Object.entries({ there, empty, gone, served }).map(([name, { url }]) => ({ name, title: name, url }));
  const table = await addressTable({ site: { ...free.site, remotes }, internalUrls: { served: there.url } });
  expect(table).toMatch(new RegExp(`  there +${there.url}\n`));
  expect(table).toMatch(new RegExp(`  empty +${empty.url} +has no manifest \\(404\\)\n`));
  expect(table).toMatch(new RegExp(`  gone +${gone.url} +does not answer\n`));
  expect(table).toMatch(new RegExp(`  served +${served.url}\n`));
  await Promise.all([there.close(), empty.close()]);
});

test('a server behind a proxy is asked at its own address on this machine', async () => {
  const remotes = [{ name: 'crew', title: 'Crew', url: 'https://crew.invalid' }];
  const wanted = { ...free, site: { ...free.site, remotes }, backends: {} };
  const folders = { shell: await folder(), crew: await folder() };
  const { internalUrls, close } = await serveSite(wanted, { only: 'pages', folders });
  await close();
  await cleanUp();
  expect(internalUrls).toEqual({ shell: expect.stringMatching(/^http:/), crew: expect.stringMatching(/^http:/) });
});
