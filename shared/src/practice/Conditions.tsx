import { BUILD_NAME } from '../../contract/build';
import { BUILD, CONDITIONS, REMOTE } from '../../contract/conditions';
import type { SiteConfig } from '../../contract/site';
import { type AskedFault, obeyFaults, readFault } from '../faults';
import { clockStart, now } from '../now';
import { shortened } from '../quoted';
import { inVersion, type Said, useVersion } from './version';
import './conditions.css';

// All code for conditions is in this chunk. Pages without conditions do not load it.
export { inVersion, now, obeyFaults };

const KINDS = [...CONDITIONS, BUILD, REMOTE] as const;
type Kind = (typeof KINDS)[number];

/** The build of a group that the page's address asks for. Undefined if it asks for none, or if that is not the name of a build. */
export function askedBuild(group: string): string | undefined {
  const asked = new URLSearchParams(window.location.search).get(BUILD + group);
  return asked && BUILD_NAME.test(asked) ? asked : undefined;
}

/** The line above a page that lists the conditions of its address. Each button opens the page without one of them. */
export function Conditions({ site }: { site: SiteConfig }) {
  const asked = new URLSearchParams(window.location.search);
  const version = useVersion(asked.get('version'));
  const saidOf = (kind: Kind, name: string, value: string) =>
    kind === 'version' ? version : said(kind, name, value, site);
  const all = KINDS.flatMap((kind) =>
    [...asked]
      .filter(([name]) => (kind.endsWith('.') ? name.startsWith(kind) : name === kind))
      .map(([name, value]) => ({ name, value, ...saidOf(kind, name, value) }))
      .filter(({ words }) => words),
  );
  if (all.length === 0) return null;
  return (
    <aside aria-label="Conditions" className="conditions">
      {/* Not a list: your test may count the list items of the page. */}
      <div className="container d-flex flex-wrap">
        {all.map(({ name, value, words, wrong }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an address can repeat a condition, and the list does not change.
          <p key={index} className={`d-flex align-items-center mb-0 ${wrong ? 'wrong' : ''}`}>
            <span id={`condition-${index}`}>{words}</span>
            {/* The name shares no word and no number with a demo, because many tools search for parts of a name. */}
            <button
              type="button"
              aria-label="Without this condition"
              aria-describedby={`condition-${index}`}
              onClick={() => window.location.assign(addressWithout(name, value))}
            >
              ×
            </button>
          </p>
        ))}
      </div>
    </aside>
  );
}

const wrong = (words: string): Said => ({ words, wrong: true });

/** Undefined for a group that is from where the address says. */
function said(kind: Exclude<Kind, 'version'>, name: string, value: string, site: SiteConfig): Said | undefined {
  const short = shortened(value);
  switch (kind) {
    case 'seed':
      return value ? { words: `Seed: ${short}` } : wrong('Empty seed ignored.');
    case 'log':
      return { words: 'The input log is open' };
    case 'now': {
      const start = clockStart();
      if (start) return { words: `The clock started on ${TIME.format(start)}` };
      return wrong(`‘${short}’ is not a valid time. Write 2028-02-29 or 2028-02-29T23:59.`);
    }
    case 'fault': {
      const fault = readFault(value, site);
      return typeof fault === 'string' ? wrong(fault) : { words: wordsOf(fault, site) };
    }
  }
  const group = site.remotes.find((remote) => kind + remote.name === name);
  if (!group) return wrong(`There is no group ‘${shortened(name.slice(kind.length))}’.`);
  if (kind === BUILD) return saidOfBuild(name, value, group.title, site);
  if (URL.canParse(value) && new URL(value).origin === group.url) return undefined;
  return wrong(
    `‘${name}’ is ignored. Only ‘npm run dev’ takes a group from elsewhere, and only from http://localhost:….`,
  );
}

function saidOfBuild(name: string, value: string, group: string, { remotes }: SiteConfig): Said {
  const short = shortened(value);
  if (value !== new URLSearchParams(window.location.search).get(name))
    return wrong(`‘${short}’ is ignored: only the first build of a group counts.`);
  if (!BUILD_NAME.test(value)) return wrong(`‘${short}’ is not the name of a build. This is the current build.`);
  if (remotes.some(({ url }) => url === window.location.origin))
    return wrong('Only the shell opens other builds. This is the current build.');
  return { words: `The group ‘${group}’ has the build ‘${value}’` };
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium' });

const HAPPENS = {
  hang: 'hangs',
  drop: 'is dropped without an answer',
  cut: 'is cut off in the middle',
  garbage: 'is answered with nonsense',
};

function wordsOf({ target, what, nth }: AskedFault, { remotes }: SiteConfig): string {
  const [name, part] = target.split('/');
  const group = remotes.find((remote) => remote.name === name);
  const to = group ? `the ${part ?? ''}${part ? ' of the ' : ''}group ‘${group.title}’` : `the call ‘${target}’`;
  const which = nth ? `Request ${nth}` : 'Each request';
  if (what.kind === 'status') return `${which} to ${to} is answered with ${what.status}`;
  return `${which} to ${to} ${what.kind === 'slow' ? `takes ${what.ms} ms longer` : HAPPENS[what.kind]}`;
}

/** With the origin, because a path like `//evil.example` alone is an address of another site. */
function addressWithout(name: string, value: string): URL {
  const address = new URL(window.location.href);
  address.searchParams.delete(name, value);
  address.hash = '';
  return address;
}
