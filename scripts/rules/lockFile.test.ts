import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';

interface LockFile {
  packages: Record<
    string,
    { integrity?: string; link?: boolean; version?: string; dev?: boolean; engines?: { node?: string } }
  >;
}

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as LockFile;

test('each package in the lock file has an integrity, those for other platforms too', () => {
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual(
    [],
  );
});

describe('the oldest Node that package.json names', () => {
  const [oldest = ''] = /\d+\.\d+/.exec(JSON.parse(read('package.json')).engines.node) ?? [];
  const newer = Object.entries(packages).filter(([, { engines }]) => !satisfies(`${oldest}.0`, engines?.node ?? '*'));

  test.each(['README.md', 'CONTRIBUTING.md', 'hosts/shell/src/guide/Parts.tsx'])('is that of %s', (file) => {
    expect(/Node(?:\]\(\S+\))? (\d+\.\d+) or newer/.exec(read(file))?.[1]).toBe(oldest);
  });

  test('builds and serves the playground; README names the tools for tests that want a newer one', () => {
    expect(newer.filter(([, { dev }]) => !dev)).toEqual([]);
    const wanted = (name: string) =>
      /\d+\.\d+(\.[1-9]\d*)?/.exec(packages[`node_modules/${name}`]?.engines?.node ?? '')?.[0];
    expect(newer.map(([place]) => place)).toContain('node_modules/selenium-webdriver');
    expect(read('README.md').replaceAll('\n', ' ')).toContain(
      `Selenium wants Node ${wanted('selenium-webdriver')}, Puppeteer ${wanted('puppeteer-core')}, and WebdriverIO`,
    );
  });
});
