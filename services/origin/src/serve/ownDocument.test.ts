import type { DocumentParts } from '../../../../shared/contract/document.ts';
import { HINT_ID } from '../../../../shared/contract/hint.ts';
import { demo, manifest } from '../../../../shared/test/manifest.ts';
import { ask, cleanUp, PARTS, served, site } from '../../test/origin.ts';
import { renderDocument } from '../render/document.ts';
import type { OriginOptions } from './origin.ts';

afterEach(cleanUp);

const { early: _, federation: __, home: ___, ...ofHost } = PARTS;
const OPENS: DocumentParts = {
  ...ofHost,
  opensContainer: true,
  conditions: { script: '/standalone/conditions.js', styles: ['/standalone/conditions.css'] },
};

const MANIFEST = manifest([demo('/counter')], 'abc', { practice: 'solved' });

/** The document of an address on a group's own origin, of a build with these parts. */
async function documentAt(address: string, parts = OPENS, options: Partial<OriginOptions> = {}): Promise<string> {
  const files = {
    'index.html': renderDocument(parts, site, { name: 'forms' }).html,
    'document.json': JSON.stringify(parts),
    'mf-manifest.json': JSON.stringify(MANIFEST),
  };
  const { body } = await ask(await served(files, options), address);
  return String(body);
}

const hintIn = (html: string) =>
  JSON.parse(new RegExp(`id="${HINT_ID}">(.*?)</script>`).exec(html)?.[1] ?? 'null')?.groups[''];
const scriptsIn = (html: string) => [...html.matchAll(/<script defer.*? src="(.*?)"/g)].map(([, src]) => src);

test('a page’s document names the container, the files of the page and its demo, so that nothing waits for a manifest', async () => {
  const html = await documentAt('/counter');
  const [entry, chunk] = ['/static/remoteEntry.abc.js', '/static/counter.abc.js'];
  expect(scriptsIn(html)).toEqual([PARTS.main, entry, chunk]);
  expect(html).toContain('<link rel="stylesheet" href="/static/counter.abc.css" data-href="static/counter.abc.css">');
  expect(hintIn(html)).toMatchObject({ entry, practice: 'solved', demos: [{ path: '/counter' }] });
  expect(html).toContain('<title>Counter</title>');
  expect(html).not.toContain('mf-manifest.json');
});

test.each(['/', '/nothing'])('%s has no page, so the document asks for the manifest', async (address) => {
  const html = await documentAt(address);
  expect(hintIn(html)).toBeUndefined();
  expect(scriptsIn(html)).toEqual([PARTS.main]);
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/mf-manifest.json">');
  expect(html).toContain('<title>Playground: forms</title>');
});

test('under a fault, each request is the one that is meant to fail', async () => {
  const html = await documentAt('/counter?fault=forms:hang');
  expect(hintIn(html)).toBeUndefined();
  expect(html).not.toContain('mf-manifest.json');
});

test('an address with conditions names their code, and no other does', async () => {
  expect(scriptsIn(await documentAt('/counter?seed=7'))).toContain('/standalone/conditions.js');
  expect(await documentAt('/counter?sed=7')).not.toContain('/standalone/conditions');
});

test('an exam gives out no address of solutions', async () => {
  expect(hintIn(await documentAt('/counter', OPENS, { exam: true }))).not.toHaveProperty('practice');
});

test('an older build has its pages in its own script', async () => {
  const html = await documentAt('/counter', ofHost);
  expect(hintIn(html)).toBeUndefined();
  expect(scriptsIn(html)).toEqual([PARTS.main]);
});
