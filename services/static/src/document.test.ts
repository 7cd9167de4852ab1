import { type PublishedDemo, readManifest } from '../../../shared/contract/manifest.ts';
import { routesOf } from '../../../shared/contract/routes.ts';
import { demo, manifest } from '../../../shared/test/manifest.ts';
import { HTML, site } from '../test/origin.ts';
import { renderDocument, toldOf } from './document.ts';
import type { KnownGroup } from './knownGroups.ts';

test('writes the configuration into the data block', () => {
  const [, json = ''] = /id="playground".*?>(.*?)<\/script>/.exec(renderDocument(HTML, site)) ?? [];
  expect(JSON.parse(json)).toEqual(site);
});

test('keeps everything else as it was', () => {
  const rendered = renderDocument(HTML, site);
  expect(rendered.replace(JSON.stringify(site), '{}')).toBe(HTML);
});

test('an address cannot end the data block or start another element', () => {
  const shell = 'http://x/</script><script>alert(1)</script><!--';
  const rendered = renderDocument(HTML, { ...site, shell });
  expect(rendered).not.toContain('alert(1)</script>');
  const [, json = ''] = /id="playground".*?>(.*?)<\/script>/.exec(rendered) ?? [];
  expect(JSON.parse(json).shell).toBe(shell);
});

test('an address with the patterns of string replacement stands as it is written', () => {
  const shell = "http://x/$&$'$`$1";
  expect(renderDocument(HTML, { ...site, shell })).toContain(shell);
});

test("preloads each remote's manifest in the shell", () => {
  expect(renderDocument(HTML, site, { name: 'shell' })).toContain(
    '<!--preload--><link rel="preload" as="fetch" crossorigin href="http://localhost:3001/mf-manifest.json">' +
      '<link rel="preload" as="fetch" crossorigin href="http://localhost:3002/mf-manifest.json"><!--/preload-->',
  );
});

test('asks for nothing early in a document under a fault, so that each request is the one that is meant to fail', () => {
  const html = renderDocument(HTML, site, { name: 'shell', underFault: true });
  expect(html).toContain('<!--preload--><!--/preload-->');
});

test('preloads nothing in a remote, which reads no manifest', () => {
  expect(renderDocument(HTML, site, { name: 'forms' })).toContain('<!--preload--><!--/preload-->');
});

test('an address cannot end the attribute of a preload', () => {
  const remotes = [{ name: 'x', title: 'X', url: 'http://x/"><script>' }];
  expect(renderDocument(HTML, { ...site, remotes }, { name: 'shell' })).toContain(
    'href="http://x/&quot;&gt;&lt;script&gt;/mf',
  );
});

test('renders a rendered document again for other addresses', () => {
  const first = renderDocument(HTML, site, { name: 'shell' });
  const other = { ...site, remotes: [{ name: 'a', title: 'A', url: 'http://localhost:4001' }] };
  expect(renderDocument(first, other, { name: 'shell' })).toBe(renderDocument(HTML, other, { name: 'shell' }));
});

test('finds the block when a minifier removed the quotes', () => {
  const minified = '<script type=application/json id=playground>{}</script>';
  expect(renderDocument(minified, site)).toContain('"shell":"http://localhost:3000"');
});

test('leaves a document without block and markers alone', () => {
  expect(renderDocument('<p>plain</p>', site, { name: 'shell' })).toBe('<p>plain</p>');
});

describe('what is known of the page', () => {
  /** A catalogue with a demo for each group that is known. */
  const catalogue = (...known: Partial<PublishedDemo>[]) => {
    const groups = site.remotes.map((remote, index): KnownGroup => {
      const words = known[index];
      if (!words) return { ...remote, good: false };
      const file = manifest([demo(`/${remote.name}Demo`, words)], 'abc', { icons: 'static/icons.abc.json' });
      return { ...remote, good: true, manifest: readManifest(remote.url, file) };
    });
    const owners = groups.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
    return { groups, routes: routesOf(owners), version: '' };
  };
  const rendered = (known: ReturnType<typeof catalogue>, pathname: string) =>
    renderDocument(HTML, site, { name: 'shell', told: toldOf(known, pathname) });
  const hintIn = (html: string) => JSON.parse(/id="hint">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('of a demo, stands in its document: title, description, hint and files; and nothing that home needs', () => {
    const html = rendered(catalogue({ description: 'Counts up and down.' }, {}), '/FORMSdemo/');
    expect(html).toContain('<title>Counter · Playground</title>');
    expect(html).toContain('<meta name="description" content="Counts up and down.">');
    const preloads = [...html.matchAll(/<link rel="preload" as="(\w+)"( crossorigin)? href="(.*?)">/g)];
    expect(preloads.map(([, as, mode = '', href]) => `${as}${mode} ${href}`)).toEqual([
      'script crossorigin http://localhost:3001/static/remoteEntry.abc.js',
      'script crossorigin http://localhost:3001/static/counter.abc.js',
      'style crossorigin http://localhost:3001/static/counter.abc.css',
      'script /static/federation.js',
    ]);
    // In the order in which they need each other.
    expect([...html.matchAll(/<script defer (?:crossorigin )?src="(.*?)">/g)].map(([, src]) => src)).toEqual([
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

  test('of home, is all demos, and none of their files is asked for', () => {
    const html = rendered(catalogue({}, {}), '/');
    expect(html).toContain('<title>Home · Playground</title>');
    expect(html).not.toContain('rel="preload"');
    expect(html).toContain('/static/lean.css');
    expect(html).not.toContain('early()');
    expect(Object.values(hintIn(html).groups)).toMatchObject([
      { whole: true, entry: 'http://localhost:3001/static/remoteEntry.abc.js' },
      { whole: true, icons: 'http://localhost:3002/static/icons.abc.json' },
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
    expect(rendered(catalogue({}), '/mediaDemo')).toBe(renderDocument(HTML, site, { name: 'shell' }));
  });

  test('is nothing to a shell that reads manifests by another contract', () => {
    const other = HTML.replace(/data-contract="\d+"/, 'data-contract="99"');
    const told = toldOf(catalogue({}, {}), '/formsDemo');
    expect(renderDocument(other, site, { name: 'shell', told })).toBe(renderDocument(other, site, { name: 'shell' }));
  });

  test('a group’s words cannot end an element, an attribute or a block, or stand for anything else', () => {
    const hostile = '"><script>alert(1)</script><!--$& </title>\u2028';
    const html = rendered(catalogue({ title: hostile, description: hostile }), '/formsDemo');
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<!--/g)).toEqual(rendered(catalogue({}), '/formsDemo').match(/<!--/g));
    expect(html).toContain(
      'content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!--$&amp; &lt;/title&gt;\u2028"',
    );
    expect(hintIn(html).groups['http://localhost:3001'].demos[0].title).toBe(hostile);
  });
});
