import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import leftOut from './left-out.json';

const root = path.join(__dirname, '../..');
const sources = ['remotes', 'hosts', 'shared']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !/(^|\/)(node_modules|dist[^/]*)\//.test(file));

test('no page uses a class of the Bootstrap components that are left out', () => {
  expect(sources.length).toBeGreaterThan(40);
  const word = new RegExp(`^(${leftOut.join('|')}|page-(link|item))(-|$)`);
  const offenders = sources.flatMap((file) => {
    const classes = readFileSync(path.join(root, file), 'utf8').matchAll(/className="([^"]+)"/g);
    return [...classes].flatMap(([, names = '']) =>
      names
        .split(/\s+/)
        .filter((name) => word.test(name))
        .map((name) => `${file}: ${name}`),
    );
  });
  expect(offenders).toEqual([]);
});
