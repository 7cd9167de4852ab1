import { HTML, site } from '../test/origin.ts';
import { renderDocument } from './document.ts';

test('writes the configuration into the data block', () => {
  const [, json = ''] = /id="playground">(.*?)<\/script>/.exec(renderDocument(HTML, site)) ?? [];
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
  const [, json = ''] = /id="playground">(.*?)<\/script>/.exec(rendered) ?? [];
  expect(JSON.parse(json).shell).toBe(shell);
});

test('an address with the patterns of string replacement stands as it is written', () => {
  const shell = "http://x/$&$'$`$1";
  expect(renderDocument(HTML, { ...site, shell })).toContain(shell);
});

test("preloads each remote's manifest in the shell", () => {
  expect(renderDocument(HTML, site, 'shell')).toContain(
    '<!--preload--><link rel="preload" as="fetch" crossorigin href="http://localhost:3001/mf-manifest.json">' +
      '<link rel="preload" as="fetch" crossorigin href="http://localhost:3002/mf-manifest.json"><!--/preload-->',
  );
});

test('preloads nothing in a remote, which reads no manifest', () => {
  expect(renderDocument(HTML, site, 'forms')).not.toContain('rel="preload"');
});

test('an address cannot end the attribute of a preload', () => {
  const remotes = [{ name: 'x', title: 'X', url: 'http://x/"><script>' }];
  expect(renderDocument(HTML, { ...site, remotes }, 'shell')).toContain('href="http://x/&quot;>&lt;script>/mf');
});

test('renders a rendered document again for other addresses', () => {
  const first = renderDocument(HTML, site, 'shell');
  const other = { ...site, remotes: [{ name: 'a', title: 'A', url: 'http://localhost:4001' }] };
  expect(renderDocument(first, other, 'shell')).toBe(renderDocument(HTML, other, 'shell'));
});

test('finds the block when a minifier removed the quotes', () => {
  const minified = '<script type=application/json id=playground>{}</script>';
  expect(renderDocument(minified, site)).toContain('"shell":"http://localhost:3000"');
});

test('leaves a document without block and markers alone', () => {
  expect(renderDocument('<p>plain</p>', site, 'shell')).toBe('<p>plain</p>');
});
