/** What a team copies from docs/contract.md works as it stands there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../shared/contract/manifest.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import { demo, manifest } from '../../shared/test/manifest.ts';

const contract = readFileSync(path.join(root, 'docs/contract.md'), 'utf8');

test('its rows can stand in a table of groups together', () => {
  const objects = [...contract.matchAll(/(?:```json\n|`)(\{\s*"name":[^`]+)/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
  const [bells, crew, proxied] = objects;
  expect(objects).toHaveLength(3);
  for (const row of [crew, proxied]) {
    const { remotes } = siteFromEnvironment({ REMOTES: JSON.stringify([bells, row]) }).site;
    expect(remotes.map(({ name }) => name)).toEqual(['bells', 'crew']);
    expect(Object.keys(remotes[1]?.services ?? {})).toEqual(['tally']);
  }
});

test('the fields of a demo that it names are all that a demo needs, and none is too much', () => {
  const [, table = ''] = (contract.split('A demo has these fields')[1] ?? '').split('\n\n');
  const named = [...table.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name);
  const whole = Object.entries(demo('/bell')).filter(([name]) => named.includes(name));
  const leftOut = (fields: [string, unknown][]) =>
    readManifest('http://bells', manifest([Object.fromEntries(fields)])).leftOut.length;
  expect(named.length).toBeGreaterThan(5);
  expect(whole.map(([name]) => name).sort()).toEqual([...named].sort());
  expect(leftOut(whole)).toBe(0);
  for (const name of named) expect([name, leftOut(whole.filter(([one]) => one !== name))]).toEqual([name, 1]);
});
