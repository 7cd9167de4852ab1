import { useEffect, useState } from 'react';
import type { PublishedPractice } from '../../contract/practice';
import { readPractice } from '../../contract/readPractice';
import { siteConfig } from '../siteConfig';
import { underFault } from '../underFault';
import { addressOfRun } from './addressOfRun';
import { CopyButton } from './CopyButton';
import { InputLog } from './InputLog';
import { NotLoaded } from './NotLoaded';
import { ofThisSite } from './ofThisSite';
import { PanelBoundary } from './PanelBoundary';
import { Solutions } from './Solutions';
import { Tasks } from './Tasks';
import './practise.css';

export interface PanelProps {
  source: string;
}

export function Panel({ source }: PanelProps) {
  const [practice, retry] = usePractice(source);
  const notLoaded = <NotLoaded what="The tasks of this page" retry={retry} />;
  return (
    <>
      {!practice && <p aria-busy="true">Loading …</p>}
      {practice === 'failed' && notLoaded}
      {typeof practice === 'object' && (
        <PanelBoundary fallback={notLoaded}>
          <Seed />
          <Tasks tasks={practice.tasks} />
          <Solutions practice={practice} />
        </PanelBoundary>
      )}
      <InputLog />
    </>
  );
}

function Seed() {
  const { seed } = document.documentElement.dataset;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      {seed && `The seed of this page is ${seed}.`} To repeat this run, copy its address.
      <CopyButton what="this run" text={addressOfRun} />
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
      setPractice(readPractice(ofThisSite(await response.text(), siteConfig())));
    };
    setPractice(undefined);
    read().catch(() => {
      if (!request.signal.aborted) setPractice('failed');
    });
    return () => request.abort();
  }, [source, attempt]);
  return [practice, () => setAttempt(attempt + 1)];
}
