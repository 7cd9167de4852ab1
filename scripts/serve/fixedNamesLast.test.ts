import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { fixedNamesLast } from './fixedNamesLast.ts';

test('while webpack writes a build, the manifest is still the one before; then it is the new one', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'playground-fixed-names-'));
  const manifest = path.join(place, 'mf-manifest.json');
  writeFileSync(path.join(place, 'entry.js'), '');
  writeFileSync(manifest, 'before');
  const compiler = webpack({ mode: 'development', context: place, entry: './entry.js', output: { path: place } });
  compiler.hooks.thisCompilation.tap('test', (compilation) =>
    compilation.hooks.processAssets.tap('test', () => {
      // First in the list, so that webpack would write it first.
      compilation.assets = { 'mf-manifest.json': new webpack.sources.RawSource('after'), ...compilation.assets };
    }),
  );
  fixedNamesLast(compiler);
  const seen: string[] = [];
  compiler.hooks.assetEmitted.tap('test', () => {
    seen.push(readFileSync(manifest, 'utf8'));
  });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  expect(seen).toEqual(['before', 'before']);
  expect(existsSync(path.join(place, 'main.js'))).toBe(true);
  expect(readFileSync(manifest, 'utf8')).toBe('after');
  rmSync(place, { recursive: true });
});
