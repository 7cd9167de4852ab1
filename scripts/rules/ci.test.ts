/** The files to copy into a pipeline, in docs/ci. A browser test runs those of the archive. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root, version } from '../../shared/project/folders.ts';

const folder = path.join(root, 'docs/ci');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder);

test('no file names another release', () => {
  const named = files.flatMap((file) => [...read(file).matchAll(/playground[:-](\d+\.\d+\.\d+)/g)]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, release]) => release !== version)).toEqual([]);
});

test.each(files.filter((file) => read(file).includes('registry.example/')))('%s maps each port of the site', (file) => {
  const { smtp: _, ...ports } = siteFromEnvironment({}).ports;
  const named = new Set(
    read(file)
      .match(/\b3[01]\d\d\b/g)
      ?.map(Number),
  );
  expect([...named].sort()).toEqual(Object.values(ports).sort());
});

test('GitLab’s image has the browsers of our Playwright', () => {
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  expect(parse(read('gitlab.yml')).tests.image).toContain(`:v${devDependencies['@playwright/test']}-`);
});

test('docs/ci.md names each file, and stays short', () => {
  const page = readFileSync(path.join(root, 'docs/ci.md'), 'utf8');
  expect(files.filter((file) => !page.includes(`docs/ci/${file}`))).toEqual([]);
  expect(page.split(/\s+/).length).toBeLessThan(700);
});
