import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../scripts/build/build.ts';
import { root } from '../services/common/src/project.ts';
import type { ManifestFile, PublishedDemo, PublishedIcons } from '../shared/contract/manifest.ts';
import type { RemoteConfig } from '../shared/contract/site.ts';
import { readBuilt, readBuiltManifest } from './demos.ts';
import { configured } from './sites.ts';

const REMOTES = 50;
const DEMOS_EACH = 20;
const ICONS = 'static/icons.000000000000.json';
const GENERATED = path.join(root, '.cache/bench/grown');

export const DEMOS_IN_ALL = REMOTES * DEMOS_EACH;

/** The id of what a bare shell shows when all is there. */
export const ARRIVED = 'arrived';

/** Copies the built shell with a document that loads all that home waits for, reads what it is told, and runs nothing. */
export function makeBareShell(): string {
  const directory = path.join(GENERATED, 'shell');
  cpSync(path.join(root, 'hosts/shell/dist'), directory, { recursive: true });
  const say = `addEventListener('load', () => {
    JSON.parse(document.getElementById('hint').textContent);
    document.body.insertAdjacentHTML('beforeend', '<p id="${ARRIVED}">All is here.</p>');
  })`;
  const file = path.join(directory, 'index.html');
  const html = readFileSync(file, 'utf8')
    .replace(/<script defer src="(.*?)"><\/script>/, '<link rel="preload" as="script" href="$1">')
    .replace('<div id="root"></div>', `<script>${say}</script>`);
  writeFileSync(file, html);
  return directory;
}

/** Writes what home reads of fifty remotes, and returns their table and the folders they are in. */
export function generateRemotes(): { remotes: RemoteConfig[]; folders: Record<string, string> } {
  rmSync(GENERATED, { recursive: true, force: true });
  const models = configured.remotes.map(({ name }) => readRemote(name));
  const folders: Record<string, string> = {};
  const remotes = Array.from({ length: REMOTES }, (_, index) => {
    const name = `group${index}`;
    folders[name] = path.join(GENERATED, name);
    writeRemote(folders[name], index, models);
    return { name, title: `Group ${index}`, url: '' };
  });
  return { remotes, folders };
}

type Expose = ManifestFile['exposes'][number] & { name: string };
type Model = ReturnType<typeof readRemote>;

function readRemote(name: string) {
  const manifest = readBuiltManifest(name);
  const icons: PublishedIcons = readBuilt(name, manifest.metaData.icons);
  return { manifest, cards: manifest.metaData.demos.map((demo) => ({ demo, icon: icons[demo.path] ?? [] })) };
}

/** Demos that are like the real ones in words, icons and files, under names and paths of their own. */
function writeRemote(directory: string, index: number, models: Model[]): void {
  const { manifest } = models[index % models.length] as Model;
  const cards = models.flatMap((model) => model.cards);
  const icons: PublishedIcons = {};
  const demos: PublishedDemo[] = [];
  const exposes: Expose[] = [];
  for (let number = 0; number < DEMOS_EACH; number++) {
    const { demo, icon } = cards[(index * DEMOS_EACH + number) % cards.length] as Model['cards'][number];
    const address = `/g${index}${demo.path}${number}`;
    const title = `${demo.title} ${index}-${number}`;
    const name = `demo${number}/Demo`;
    icons[address] = icon;
    demos.push({ ...demo, title, path: address, aliases: [], expose: `./${name}`, pages: [] });
    // As many scripts and styles as a real one has, under names that are as hard to compress.
    const { assets } = manifest.exposes[number % manifest.exposes.length] as Expose;
    const renamed = ({ sync }: { sync: string[] }) => ({
      sync: sync.map((file) => `static/demo${number}.${randomBytes(6).toString('hex')}${path.extname(file)}`),
      async: [],
    });
    exposes.push({ name, assets: { js: renamed(assets.js), css: renamed(assets.css) }, path: `./${name}` });
  }
  const metaData = { ...manifest.metaData, demos, icons: ICONS };
  mkdirSync(path.join(directory, 'static'), { recursive: true });
  writeFileSync(path.join(directory, 'mf-manifest.json'), JSON.stringify({ ...manifest, metaData, exposes }));
  writeFileSync(path.join(directory, ICONS), JSON.stringify(icons));
  compress(directory);
}
