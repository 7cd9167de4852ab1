import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockFile {
  packages: Record<string, { integrity?: string; link?: boolean; version?: string }>;
}

test('each package in the lock file has an integrity, those for other platforms too', () => {
  const file = path.resolve(__dirname, '../../package-lock.json');
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
  const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual(
    [],
  );
});
