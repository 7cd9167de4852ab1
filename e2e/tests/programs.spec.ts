/** What the shell's server answers to programs, which have no browser and run no script. */
import { type Catalogue, readCatalogue } from '../../shared/contract/catalogue';
import { pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { publishedGroups, someGroupsOnly } from '../fixtures/publishedGroups';

// A plain static server has no such answers: docs/headers.md.
test.skip(Boolean(process.env.PLAYGROUND_PLAIN));

test('the catalogue has every page of every group, for a page of any origin, and an unchanged one is not sent again', {
  tag: '@containers',
}, async ({ request, site }) => {
  const current = async () => {
    const { groups } = readCatalogue(await (await request.get(`${site.shell}/catalogue.json`)).json());
    return groups.filter((group) => !group.current).map(({ name }) => name);
  };
  // A server that was just started has asked nobody yet.
  await expect.poll(current, { intervals: [100] }).toEqual([]);
  const answer = await request.get(`${site.shell}/catalogue.json`, {
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(answer.headers()['access-control-allow-origin']).toBe('*');
  const { groups }: Catalogue = await answer.json();
  const paths = groups.flatMap(({ demos }) =>
    demos.flatMap(({ path, pages }) => [path, ...pages.map((page) => page.path)]),
  );
  const published = publishedGroups.flatMap(({ demos }) => demos.flatMap(pagesOf).map(({ path }) => path));
  if (someGroupsOnly) expect(paths).toEqual(expect.arrayContaining(published));
  else expect(paths).toEqual(published);
  // What there is to practise with comes after the manifests.
  await expect(async () => {
    const { etag = '' } = (await request.get(`${site.shell}/catalogue.json`)).headers();
    const again = await request.get(`${site.shell}/catalogue.json`, { headers: { 'if-none-match': etag } });
    expect(again.status()).toBe(304);
  }).toPass();
  const { properties } = await (await request.get(`${site.shell}/catalogue.schema.json`)).json();
  expect(properties).toHaveProperty('groups');
});

test('the document of a page has its title, its description and what it is made of', { tag: '@containers' }, async ({
  request,
  site,
}) => {
  for (const { url, demos } of publishedGroups) {
    const [demo] = demos;
    if (!demo) continue;
    const read = async () => (await request.get(site.shell + demo.path)).text();
    await expect.poll(read, { intervals: [100] }).toContain(`<title>${demo.title} · Playground</title>`);
    expect(await read()).toContain(`<link rel="preload" as="script" crossorigin href="${url}/static/`);
    expect(await read()).not.toContain('content="Practise web test automation');
  }
});
