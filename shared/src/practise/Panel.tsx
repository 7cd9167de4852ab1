import { useEffect, useState } from 'react';
import type { PublishedPractice } from '../../contract/practice';
import { underFault } from '../underFault';
import { CopyButton } from './CopyButton';
import { InputLog } from './InputLog';
import { NotLoaded } from './NotLoaded';
import { Solutions } from './Solutions';
import { Tasks } from './Tasks';
import { useInputLog } from './useInputLog';
import './practise.css';

export interface PanelProps {
  source: string;
}

export function Panel({ source }: PanelProps) {
  const log = useInputLog();
  const [practice, retry] = usePractice(source);
  return (
    <>
      {!practice && <p aria-busy="true">Loading …</p>}
      {practice === 'failed' && <NotLoaded what="The tasks of this page" retry={retry} />}
      {typeof practice === 'object' && (
        <>
          <SeedLink />
          <Tasks tasks={practice.tasks} log={log} />
          <Solutions practice={practice} />
        </>
      )}
      <InputLog log={log} />
    </>
  );
}

function SeedLink() {
  const { seed } = document.documentElement.dataset;
  if (!seed) return null;
  const address = new URL(window.location.href);
  address.searchParams.set('seed', seed);
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      The seed of this page is {seed}. The link shows the same page again.
      <CopyButton what="a link to this page with its seed" text={address.href} />
    </div>
  );
}

function usePractice(source: string): [PublishedPractice | 'failed' | undefined, () => void] {
  const [practice, setPractice] = useState<PublishedPractice | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again.
  useEffect(() => {
    const request = new AbortController();
    const read = async () => {
      const response = await fetch(underFault(source), { signal: request.signal });
      if (!response.ok) throw new Error(`${source} answered ${response.status}`);
      setPractice(await response.json());
    };
    setPractice(undefined);
    read().catch(() => {
      if (!request.signal.aborted) setPractice('failed');
    });
    return () => request.abort();
  }, [source, attempt]);
  return [practice, () => setAttempt(attempt + 1)];
}
