import { type GroupHint, HINT_ID, type Hint } from '@playground/kit/contract/hint';
import type { ManifestFile } from '@playground/kit/contract/manifest';
import { underFault } from '@playground/kit/underFault';

/** The group of this origin, or the part of it that the document knows. During an exam, it has no `practice`. */
export type Group = Pick<GroupHint, 'demos' | 'entry' | 'assets' | 'practice'>;

/** What a webpack container exports. */
interface Container {
  init(shareScope: object): Promise<void>;
  get(expose: string): Promise<() => { default: unknown }>;
}

/** `forms`. The server writes it into the document. */
export const NAME = document.getElementById('playground')?.dataset.name ?? '';

/** From the document, if its server knows its page. Else from the manifest. */
export async function readGroup(): Promise<Group> {
  const hint = document.getElementById(HINT_ID)?.textContent;
  const [told] = hint ? Object.values((JSON.parse(hint) as Hint).groups) : [];
  if (told) return told;
  const response = await fetch('/mf-manifest.json');
  const { metaData, exposes }: ManifestFile = await response.json();
  const { remoteEntry, next, practice } = metaData;
  const addresses = ({ sync = [] }: { sync?: string[] }) => sync.map((file) => `/${file}`);
  return {
    demos: next.demos ?? metaData.demos,
    entry: `/${remoteEntry.path}${remoteEntry.name}`,
    practice,
    assets: Object.fromEntries(
      exposes.map(({ path, assets: { js, css } }) => [path, { js: addresses(js), css: addresses(css) }]),
    ),
  };
}

/** What a module of the group exports by default. Its container needs nothing of this page but React (sharing.ts). */
export async function loadModule({ entry, assets }: Group, expose: string): Promise<unknown> {
  // Under a fault, the container requests them itself, so that a request is counted once.
  const { js, css } = (!globalThis.faultyAddress && assets[expose]) || { js: [], css: [] };
  css.forEach(addStyle);
  await Promise.all([underFault(entry), ...js].map(hasRun));
  const container = (globalThis as never)[`${NAME}_remote`] as Container;
  await container.init({});
  const factory = await container.get(expose);
  return factory().default;
}

/** The container finds the element by this name, and does not request the style again. */
function addStyle(href: string): void {
  if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.dataset.href = href.slice(1);
  document.head.append(link);
}

/** Resolves when a script has run. It is in the document, after this one, if the server knows the page. */
function hasRun(src: string): Promise<void> {
  const named = document.head.querySelector<HTMLScriptElement>(`script[src="${CSS.escape(src)}"]`);
  const script = named ?? Object.assign(document.createElement('script'), { src });
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} did not arrive.`));
    if (!named) document.head.append(script);
  });
}
