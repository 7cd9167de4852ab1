import { useState } from 'react';
import type { PublishedVersion } from '../../contract/versions';
import { CopyButton } from './CopyButton';
import { NotLoaded } from './NotLoaded';
import { useFetched } from './useFetched';

/** The other versions of a page, which say what a test is worth. It asks for them when it is opened. */
export function TestYourTest({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className="h5 d-inline">Test your test</h2>
      </summary>
      {open && <Versions path={path} />}
    </details>
  );
}

function Versions({ path }: { path: string }) {
  const [all, retry] = useFetched('/versions.json', ask);
  if (!all) return <p aria-busy="true">Loading …</p>;
  if (all === 'failed') return <NotLoaded what="The versions of this page" retry={retry} />;
  const versions = all.filter(({ page }) => page === path);
  if (versions.length === 0) return <p>This site has no other versions of this page.</p>;
  const command = `npm --prefix playground run prove -- --pages ${path} npx playwright test`;
  return (
    <>
      <p className="mt-2">
        {`This page has ${versions.length} other versions. Some are built in another way: your test should pass. Some have a defect: your test should fail.`}
      </p>
      <AtRandom versions={versions} />
      <p className="mb-1">To run your tests against them, in their folder with this repository as playground:</p>
      <code>{command}</code>
      <CopyButton what="the command" text={command} />
      <details>
        <summary>Answers</summary>
        <ul className="small ps-3">
          {versions.map(({ version, kind, sentence, steps }) => (
            <li key={version} aria-current={version === current() ? 'page' : undefined}>
              <a href={addressOf(version)}>{version}</a>
              {`${version === current() ? ' (open now)' : ''}: ${kind}. ${[sentence, ...steps].join(' ')}`}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** A link, so that the page may ask before it is left. */
function AtRandom({ versions }: { versions: PublishedVersion[] }) {
  const others = versions.filter(({ version }) => version !== current());
  const [drawn] = useState(() => others[Math.floor(Math.random() * others.length)]);
  return (
    drawn && (
      <p>
        <a href={addressOf(drawn.version)} className="btn btn-sm btn-outline-secondary">
          Open one at random
        </a>
      </p>
    )
  );
}

const current = () => new URLSearchParams(window.location.search).get('version');

function addressOf(version: string): string {
  const search = new URLSearchParams(window.location.search);
  search.set('version', version);
  return `${window.location.pathname}?${search}`;
}

/** A plain static host has no such list. */
async function ask(list: string, signal: AbortSignal): Promise<PublishedVersion[]> {
  const answer = await fetch(list, { signal });
  return answer.ok ? answer.json() : [];
}
