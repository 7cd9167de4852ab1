import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const pages = ['.', 'docs', 'docs/contributing', 'docs/decisions', 'exam'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name)),
);
const folders = new Set(readdirSync(root));

/** `a/{b,c}.ts` is two files. */
const files = (name: string): string[] => {
  const [braces, choices = ''] = /\{([^{}]+)\}/.exec(name) ?? [];
  return braces ? choices.split(',').flatMap((choice) => files(name.replace(braces, choice))) : [name];
};

/** The files of this repository that a page names as code: those below one of its folders. */
const named = (text: string) =>
  [...text.matchAll(/`([\w@][\w@./{},-]*\/[\w./{},-]+\.\w+)`/g)]
    .flatMap(([, name = '']) => files(name))
    .filter((name) => folders.has(name.split('/', 1)[0] as string));

/** The files that a page links to, from the root, with the place in them. */
const linked = (page: string, text: string) =>
  [...text.matchAll(/\]\(([^)#\s:]*)(#[^)\s]*)?\)/g)].map(
    ([, to = '', place = '']) => (to ? path.join(path.dirname(page), to) : page) + place,
  );

/** GitHub's ids of a page's headings. */
const places = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) =>
      `#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-')}`,
  );

const isThere = (link: string) => {
  const [file = '', id] = link.split('#', 2);
  const from = path.join(root, file);
  return existsSync(from) && (!id || places(readFileSync(from, 'utf8')).includes(`#${id}`));
};

test.each(pages)('each file and each heading that %s names exists', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const missing = [...named(text), ...linked(page, text)].filter((name) => !isThere(name));
  expect(missing).toEqual([]);
});

test('a name in braces is several files, and an example of a name is none', () => {
  expect(named('`scripts/{new,rules}/a.ts`, `docs/a.md` and `static/main.0123.js`')).toEqual([
    'scripts/new/a.ts',
    'scripts/rules/a.ts',
    'docs/a.md',
  ]);
  expect(linked('docs/a.md', '[one](b.md#c), [two](../README.md) and [three](https://a.example)')).toEqual([
    'docs/b.md#c',
    'README.md',
  ]);
  expect(linked('docs/a.md', '[here](#d)')).toEqual(['docs/a.md#d']);
  expect(places('# A `server` part\n\n## Python, and Java')).toEqual(['#a-server-part', '#python-and-java']);
});

test('no page prints a command that would install a stranger’s package outside a project that has ours', () => {
  const words = [
    'hosts/shell/src/paths/Contents.tsx',
    'hosts/shell/src/guide/Parts.tsx',
    'hosts/shell/src/guide/LookUp.tsx',
  ];
  const templates = ['README.md', 'Dockerfile'].map((file) => `scripts/new/templates/repository/${file}`);
  const all = [...pages, ...words, ...templates];
  const unsafe = all.filter((page) => /npx playground/.test(readFileSync(path.join(root, page), 'utf8')));
  expect(unsafe).toEqual([]);
});
