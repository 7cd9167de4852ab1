import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Demo, demoProblem, type Page } from '../../shared/contract/demo.ts';
import type { PublishedDemo, PublishedIcons } from '../../shared/contract/manifest.ts';
import type { PublishedPractice } from '../../shared/contract/practice.ts';
import { routesOf } from '../../shared/contract/routes.ts';
import { type Obeyed, readConditions } from './readConditions.ts';
import { readPractice } from './readPractice.ts';

const require = createRequire(import.meta.url);

/** For whoever looks for another one. */
const WHERE_ICONS_ARE =
  'They are listed at https://icons.getbootstrap.com, and lie in node_modules/bootstrap-icons/icons';

/** What a remote's folders say: its catalogue, and the modules that its container exposes (key → file and chunk name). */
export interface Demos {
  published: PublishedDemo[];
  icons: PublishedIcons;
  /** By the demo's folder. */
  practice: Record<string, PublishedPractice>;
  /** By the demo's folder. */
  obeyed: Record<string, Obeyed>;
  exposes: Record<string, { import: string; name: string }>;
}

/**
 * Reads the demos of a remote: every folder of `<directory>/src` is one.
 * Throws with the folder's name when its `demo.ts` lacks a field, its component is missing, or a path is taken.
 */
export async function readDemos(directory: string): Promise<Demos> {
  const source = path.join(directory, 'src');
  const demos: Demos = { published: [], icons: {}, practice: {}, obeyed: {}, exposes: {} };
  for (const folder of readdirSync(source, { withFileTypes: true })) {
    // Git keeps no empty folders: one that a checkout left behind is no demo.
    if (!folder.isDirectory() || readdirSync(path.join(source, folder.name)).length === 0) continue;
    const fail = (problem: string): never => {
      throw new Error(`${path.relative(process.cwd(), path.join(source, folder.name))}: ${problem}`);
    };
    const demo = await importDemo(path.join(source, folder.name), fail);
    const expose = (component: string) => {
      const file = path.join(source, folder.name, `${component}.tsx`);
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) fail(`has no component ${component}.tsx`);
      const key = `./${folder.name}/${component}`;
      demos.exposes[key] = {
        import: file,
        // A chunk's name is that of a file: a component of a subfolder keeps its slash in the key only.
        name: component === pascalCase(folder.name) ? folder.name : `${folder.name}-${component.replaceAll('/', '-')}`,
      };
      return key;
    };
    const publishPage = (page: Demo | Page, component: string, frame: Page['frame']) => ({
      title: page.title,
      path: page.path,
      aliases: page.aliases ?? [],
      description: page.description ?? '',
      frame,
      expose: expose(component),
    });
    const published: PublishedDemo = {
      ...publishPage(demo, pascalCase(folder.name), 'full'),
      tags: demo.tags,
      beyond: demo.beyond ?? false,
      pages: (demo.pages ?? []).map((page) => publishPage(page, page.component, page.frame)),
    };
    demos.published.push(published);
    routesOf([{ group: directory, demos: demos.published }], (address, first) =>
      fail(`has the path ${address}, which ${first.demo.title} has too`),
    );
    demos.practice[folder.name] = readPractice(path.join(source, folder.name), demo, fail);
    demos.obeyed[folder.name] = readConditions(path.join(source, folder.name));
    demos.icons[demo.path] =
      iconPaths(demo.icon) ??
      fail(`names an icon that is none of Bootstrap Icons, or not drawn with paths: ${demo.icon}. ${WHERE_ICONS_ARE}`);
  }
  return demos;
}

async function importDemo(folder: string, fail: (problem: string) => never): Promise<Demo> {
  const file = path.join(folder, 'demo.ts');
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) fail('has no demo.ts');
  // The query makes the loader read the file anew when a watching build comes back to it.
  const module = await import(`${pathToFileURL(file).href}?changed=${stat?.mtimeMs}`);
  const problem = demoProblem(module.default);
  if (problem) fail(`its demo.ts ${problem}`);
  return module.default as Demo;
}

/** `qr-code` → `QrCode`: the folder's name gives its component's. */
export function pascalCase(slug: string): string {
  return slug.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** The `d` attributes of an icon of Bootstrap Icons; undefined when there is no such icon or it is not all paths. */
export function iconPaths(icon: string): string[] | undefined {
  const folder = path.join(path.dirname(require.resolve('bootstrap-icons/package.json')), 'icons');
  const file = path.join(folder, `${path.basename(icon)}.svg`);
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  const svg = readFileSync(file, 'utf8');
  const paths = [...svg.matchAll(/<path [^>]*\bd="([^"]+)"/g)].map((match) => match[1] as string);
  return paths.length > 0 && !/<(circle|rect|ellipse|polygon|line)\b/.test(svg) ? paths.map(rounded) : undefined;
}

/** Path data to a hundredth of a unit, which no screen shows in a box of 16: digits are most of what an icon weighs. */
function rounded(path: string): string {
  // One decimal always stays: `1.0.5` is two numbers, `1.5` would be one.
  return path.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/0$/, '').replace(/^0\./, '.'));
}
