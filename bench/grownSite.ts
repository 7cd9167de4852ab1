import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../scripts/build/build.ts';
import { writeDocument } from '../scripts/build/writeDocument.ts';
import { readBuilt, readBuiltManifest } from '../scripts/testing/readBuilt.ts';
import { DOCUMENT_PARTS_FILE, type DocumentParts } from '../shared/contract/document.ts';
import type { PublishedIcons } from '../shared/contract/icons.ts';
import type { ManifestFile, PublishedDemo } from '../shared/contract/manifest.ts';
import type { RemoteConfig } from '../shared/contract/site.ts';
import { root } from '../shared/project/folders.ts';
import { configured } from './sites.ts';

const REMOTES = 50;
const DEMOS_EACH = 20;
const ICONS = 'static/icons.000000000000.json';
const ICONS_BEYOND = 'static/icons.111111111111.json';
const GENERATED = path.join(root, '.cache/bench/grown');

export const DEMOS_IN_ALL = REMOTES * DEMOS_EACH;

/** The id of an element that a bare shell shows when everything is loaded. */
export const ARRIVED = 'arrived';

/** Copies the built shell with another document: it loads all that home waits for, parses the data, and runs no script of it. */
export function makeBareShell(): string {
  const directory = path.join(GENERATED, 'shell');
  cpSync(path.join(root, 'hosts/shell/dist'), directory, { recursive: true });
  const script = `addEventListener('load', () => {
    JSON.parse(document.getElementById('hint').textContent);
    document.body.insertAdjacentHTML('beforeend', '<p id="${ARRIVED}">Everything is loaded.</p>');
  })`;
  const file = path.join(directory, DOCUMENT_PARTS_FILE);
  const parts: DocumentParts = JSON.parse(readFileSync(file, 'utf8'));
  const preload = `{ rel: 'preload', as: 'script', href: ${JSON.stringify(parts.main)} }`;
  const theme = `${parts.theme};${script};document.head.append(Object.assign(document.createElement('link'), ${preload}))`;
  writeFileSync(path.join(directory, 'static/nothing.js'), '');
  writeFileSync(file, JSON.stringify({ ...parts, theme, main: '/static/nothing.js' }));
  writeDocument(directory, 'shell', configured);
  return directory;
}

/** Writes the files of fifty remotes that home reads. Returns the table of remotes, and the folder of each. */
export function generateRemotes(): { remotes: RemoteConfig[]; folders: Record<string, string> } {
  rmSync(GENERATED, { recursive: true, force: true });
  const models = configured.remotes.map(({ name }) => readRemote(name));
  const cards = models.flatMap((model) => model.cards);
  const folders: Record<string, string> = {};
  const remotes = Array.from({ length: REMOTES }, (_, index) => {
    const name = `group${index}`;
    folders[name] = path.join(GENERATED, name);
    writeRemote(folders[name], index, models[index % models.length] as Model, cards);
    return { name, title: `Group ${index}`, url: '' };
  });
  return { remotes, folders };
}

type Expose = ManifestFile['exposes'][number] & { name: string };
type Model = ReturnType<typeof readRemote>;

function readRemote(name: string) {
  const manifest = readBuiltManifest(name);
  const { icons: basic, iconsBeyond } = manifest.metaData;
  const icons: PublishedIcons = Object.assign({}, ...[basic, iconsBeyond].map((file) => file && readBuilt(name, file)));
  return { manifest, cards: manifest.metaData.demos.map((demo) => ({ demo, icon: icons[demo.path] ?? [] })) };
}

/** The demos have the words, icons and numbers of files of real ones, with other names and paths. */
function writeRemote(directory: string, index: number, { manifest }: Model, cards: Model['cards']): void {
  const icons: PublishedIcons = {};
  const iconsBeyond: PublishedIcons = {};
  const demos: PublishedDemo[] = [];
  const exposes: Expose[] = [];
  for (let number = 0; number < DEMOS_EACH; number++) {
    const { demo, icon } = cards[(index * DEMOS_EACH + number) % cards.length] as Model['cards'][number];
    const address = `/g${index}${demo.path}${number}`;
    const title = `${demo.title} ${index}-${number}`;
    const name = `demo${number}/Demo`;
    (demo.beyond ? iconsBeyond : icons)[address] = icon;
    demos.push({ ...demo, title, path: address, aliases: [], expose: `./${name}`, pages: [] });
    const { assets } = manifest.exposes[number % manifest.exposes.length] as Expose;
    // Random names, because those of real files are as hard to compress.
    const renamed = ({ sync }: { sync: string[] }) => ({
      sync: sync.map((file) => `static/demo${number}.${randomBytes(6).toString('hex')}${path.extname(file)}`),
      async: [],
    });
    exposes.push({ name, assets: { js: renamed(assets.js), css: renamed(assets.css) }, path: `./${name}` });
  }
  const metaData = { ...manifest.metaData, demos, icons: ICONS, iconsBeyond: ICONS_BEYOND };
  mkdirSync(path.join(directory, 'static'), { recursive: true });
  writeFileSync(path.join(directory, 'mf-manifest.json'), JSON.stringify({ ...manifest, metaData, exposes }));
  writeFileSync(path.join(directory, ICONS), JSON.stringify(icons));
  writeFileSync(path.join(directory, ICONS_BEYOND), JSON.stringify(iconsBeyond));
  compress(directory);
}
