import { useEffect, useState } from 'react';
import type { PublishedVersion } from '../../contract/versions';
import { CopyButton } from './CopyButton';
import { NotLoaded } from './NotLoaded';

const LIST = '/versions.json';

/** The other versions of a page, which say what a test is worth. It asks for them when it is opened. */
export function TestYourTest({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="practice-part" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2 className="h5 d-inline">Test your test</h2>
      </summary>
      {open && <Versions path={path} />}
    </details>
  );
}

function Versions({ path }: { path: string }) {
  const [versions, retry] = useVersions(path);
  if (!versions) return <p aria-busy="true">Loading …</p>;
  if (versions === 'failed') return <NotLoaded what="The versions of this page" retry={retry} />;
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

function useVersions(path: string): [PublishedVersion[] | 'failed' | undefined, () => void] {
  const [versions, setVersions] = useState<PublishedVersion[] | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    const request = new AbortController();
    const read = async () => {
      const response = await fetch(LIST, { signal: request.signal });
      // A plain static host has no such list.
      const all: PublishedVersion[] = response.ok ? await response.json() : [];
      setVersions(all.filter(({ page }) => page === path));
    };
    setVersions(undefined);
    read().catch(() => {
      if (!request.signal.aborted) setVersions('failed');
    });
    return () => request.abort();
  }, [path, attempt]);
  return [versions, () => setAttempt(attempt + 1)];
}
