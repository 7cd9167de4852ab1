import { type PublishedDemo, readManifest } from '../../../../shared/contract/manifest.ts';
import { routesOf } from '../../../../shared/contract/routes.ts';
import type { SiteConfig } from '../../../../shared/contract/site.ts';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { PARTS, site } from '../../test/origin.ts';
import type { KnownGroup } from '../serve/knownGroups.ts';
import { findKnown } from '../serve/knownPages.ts';
import { documentOf, type Rendering, renderDocument } from './document.ts';

const htmlOf = (where: SiteConfig = site, rendering: Rendering = { name: 'shell' }) =>
  renderDocument(PARTS, where, rendering).html;
const configurationIn = (html: string) => JSON.parse(/id="playground".*?>(.*?)<\/script>/.exec(html)?.[1] ?? '');

test('a document has the configuration in its data block', () => {
  expect(configurationIn(htmlOf())).toEqual(site);
});

test('an address cannot end the data block or start another element', () => {
  const shell = 'http://x/</script><script>alert(1)</script><!--';
  const html = htmlOf({ ...site, shell });
  expect(html).not.toContain('alert(1)</script>');
  expect(configurationIn(html).shell).toBe(shell);
});

test('an address cannot end the attribute of a preload', () => {
  const remotes = [{ name: 'x', title: 'X', url: 'http://x/"><script>' }];
  expect(htmlOf({ ...site, remotes })).toContain('href="http://x/&#34;&#62;&#60;script&#62;/mf');
});

const PRELOAD = /<link rel="preload" as="(\w+)"( crossorigin)? href="(.*?)">/g;
const preloadsIn = (html: string) =>
  [...html.matchAll(PRELOAD)].map(([, as, mode = '', href]) => `${as}${mode} ${href}`);

test('the shell preloads the manifest of each group', () => {
  expect(preloadsIn(htmlOf())).toEqual([
    'fetch crossorigin http://localhost:3001/mf-manifest.json',
    'fetch crossorigin http://localhost:3002/mf-manifest.json',
  ]);
});

test('a document under a fault preloads nothing, so that each request is the one that is meant to fail', () => {
  expect(preloadsIn(htmlOf(site, { name: 'shell', nothingEarly: true }))).toEqual([]);
});

test('a group preloads nothing, because it reads no manifest', () => {
  expect(preloadsIn(htmlOf(site, { name: 'forms' }))).toEqual([]);
});

test('the code of its inline scripts is what the policy has to allow', () => {
  const { html, scripts } = renderDocument(PARTS, site, { name: 'shell' });
  const inline = [...html.matchAll(/<script(?: data-files=".*?" data-home=".*?")?>(.*?)<\/script>/gs)].map(
    ([, code]) => code,
  );
  expect(scripts).toEqual(inline);
  expect(scripts).toEqual(['theme()', 'early()']);
});

describe('of a build', () => {
  const other = { ...site, remotes: [{ name: 'a', title: 'A', url: 'http://localhost:4001' }] };

  test('the document is made of its parts', () => {
    const built = htmlOf();
    expect(documentOf(built, PARTS, other, { name: 'shell' })).toEqual(renderDocument(PARTS, other, { name: 'shell' }));
  });

  test('without parts, or beside the parts of another build, the document gets the addresses and stays as it is', () => {
    const built = htmlOf();
    for (const parts of [undefined, { ...PARTS, main: '/static/other.js' }]) {
      const { html, scripts } = documentOf(built, parts, other, { name: 'shell' });
      expect(html).toBe(built.replace(JSON.stringify(site), JSON.stringify(other)));
      expect(scripts).toEqual(['theme()', 'early()']);
    }
  });

  test('without parts, the preloads of the site that it was built for are gone', () => {
    const old =
      '<script id="playground">{}</script><!--preload--><link rel="preload" href="http://x"><!--/preload--><p>';
    const { html } = documentOf(old, undefined, other, { name: 'shell' });
    expect(html).toBe(`<script id="playground">${JSON.stringify(other)}</script><!--preload--><!--/preload--><p>`);
  });

  test('a page that is none of ours stays as it is', () => {
    expect(documentOf('<p>plain</p>', undefined, site, { name: 'shell' })).toEqual({
      html: '<p>plain</p>',
      scripts: [],
    });
  });
});

describe('what is known of the page', () => {
  /** Groups with a demo for each that is known. */
  const catalogue = (...known: Partial<PublishedDemo>[]) => {
    const groups = site.remotes.map((remote, index): KnownGroup => {
      const words = known[index];
      if (!words) return { ...remote, good: false };
      const file = manifest([demo(`/${remote.name}Demo`, words)], 'abc', {
        icons: 'static/icons.abc.json',
        iconsBeyond: 'static/icons.def.json',
      });
      return { ...remote, good: true, manifest: readManifest(remote.url, file) };
    });
    const owners = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
    return { groups, routes: routesOf(owners), version: '' };
  };
  const rendered = (known: ReturnType<typeof catalogue>, pathname: string) =>
    htmlOf(site, { name: 'shell', told: findKnown(known, pathname)?.told() });
  const hintIn = (html: string) => JSON.parse(/id="hint">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('of a demo, stands in its document: title, description, hint and files; and nothing that home needs', () => {
    const html = rendered(catalogue({ description: 'Counts up and down.' }, {}), '/FORMSdemo/');
    expect(html).toContain('<title>Counter · Playground</title>');
    expect(html).toContain('<meta name="description" content="Counts up and down.">');
    expect(preloadsIn(html)).toEqual([
      'script crossorigin http://localhost:3001/static/remoteEntry.abc.js',
      'script crossorigin http://localhost:3001/static/counter.abc.js',
      'style crossorigin http://localhost:3001/static/counter.abc.css',
      'script /static/federation.js',
    ]);
    // In the order in which they need each other.
    expect(
      [...html.matchAll(/<script defer (?:crossorigin |data-chunk )?src="(.*?)">/g)].map(([, src]) => src),
    ).toEqual([
      '/static/main.0123456789ab.js',
      '/static/federation.js',
      'http://localhost:3001/static/remoteEntry.abc.js',
      'http://localhost:3001/static/counter.abc.js',
    ]);
    expect(html).toContain('<link rel="stylesheet" href="/static/federation.css">');
    expect(html).not.toContain('/static/lean.css');
    expect(html).not.toContain('early()');
    const { groups } = hintIn(html);
    expect(Object.keys(groups)).toEqual(['http://localhost:3001']);
    expect(groups['http://localhost:3001']).toMatchObject({ whole: false, demos: [{ path: '/formsDemo' }] });
    expect(Object.keys(groups['http://localhost:3001'].assets)).toEqual(['./counter/Counter']);
  });

  test('of home, is all demos and home’s own code, and none of their files is asked for', () => {
    const html = rendered(catalogue({}, {}), '/');
    expect([...html.matchAll(/<script defer .*?src="(.*?)">/g)].map(([, src]) => src)).toEqual([
      '/static/main.0123456789ab.js',
      '/static/home.js',
    ]);
    expect(html).toContain('<title>Home · Playground</title>');
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('/static/lean.css');
    expect(html).not.toContain('early()');
    expect(Object.values(hintIn(html).groups)).toMatchObject([
      { whole: true, entry: 'http://localhost:3001/static/remoteEntry.abc.js' },
      {
        whole: true,
        icons: 'http://localhost:3002/static/icons.abc.json',
        iconsBeyond: 'http://localhost:3002/static/icons.def.json',
      },
    ]);
  });

  test('of home without one of the groups, leaves that one to the browser', () => {
    const html = rendered(catalogue({}), '/');
    expect(Object.keys(hintIn(html).groups)).toEqual(['http://localhost:3001']);
    expect(html).toContain('early()');
    expect(html.match(/as="fetch" crossorigin href="(.*?)"/g)).toEqual([
      'as="fetch" crossorigin href="http://localhost:3002/mf-manifest.json"',
    ]);
  });

  test('is nothing for an address that no known group has: the document is the one for all', () => {
    expect(rendered(catalogue({}), '/mediaDemo')).toBe(htmlOf());
  });

  test('is nothing to a shell that reads manifests by another contract', () => {
    const other = { ...PARTS, contract: 99 };
    const told = findKnown(catalogue({}, {}), '/formsDemo')?.told();
    expect(renderDocument(other, site, { name: 'shell', told })).toEqual(
      renderDocument(other, site, { name: 'shell' }),
    );
  });

  test('of a page of the shell is nothing, even if a group claims its address', () => {
    const file = manifest([demo('/guide', { title: 'Claimed' }), demo('/other', { aliases: ['/guide'] })]);
    const group: KnownGroup = {
      ...site.remotes[0],
      good: true,
      manifest: readManifest('http://localhost:3001', file),
    } as KnownGroup;
    const routes = routesOf([{ group, demos: group.manifest?.demos ?? [] }]);
    expect(findKnown({ groups: [group], routes, version: '' }, '/guide/')?.told()).toBeUndefined();
  });

  test('is nothing if it is huge: the browser asks that group itself', () => {
    const huge = 'x'.repeat(200_000);
    const known = catalogue({ description: huge }, {});
    expect(findKnown(known, '/formsDemo')?.told()).toBeUndefined();
    expect(findKnown(known, '/')?.told()).toMatchObject({ unknown: ['http://localhost:3001'] });
    expect(rendered(known, '/').length).toBeLessThan(10_000);
  });

  test('a group’s words cannot end an element, an attribute or a block, or stand for anything else', () => {
    const hostile = '"><script>alert(1)</script><!--$& </title>\u2028';
    const html = rendered(catalogue({ title: hostile, description: hostile }), '/formsDemo');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(html).toContain(
      'content="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;&#60;!--$&#38; &#60;/title&#62;\u2028"',
    );
    expect(hintIn(html).groups['http://localhost:3001'].demos[0].title).toBe(hostile);
  });
});
