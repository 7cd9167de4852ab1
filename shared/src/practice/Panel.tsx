import { type ReactNode, useEffect, useRef } from 'react';
import { readPractice } from '../../contract/readPractice';
import { siteConfig } from '../siteConfig';
import { underFault } from '../underFault';
import { addressOfRun } from './addressOfRun';
import { Boundary } from './Boundary';
import { CopyButton } from './CopyButton';
import { InputLog } from './InputLog';
import { NotLoaded } from './NotLoaded';
import { ofThisSite } from './ofThisSite';
import { Pull } from './Pull';
import { Tasks } from './Tasks';
import { TestYourTest } from './TestYourTest';
import { useFetched } from './useFetched';

export interface PanelProps {
  /** A `practiceAddress`. */
  source: string;
  /** Whether somebody has just asked for it. Otherwise the focus stays on the page. */
  takesFocus: boolean;
  onClose: () => void;
  /** What it says after the last task. */
  next?: ReactNode;
}

export function Panel({ source, takesFocus, onClose, next }: PanelProps) {
  const [practice, retry] = useFetched(source, ask);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const notLoaded = <NotLoaded what="The tasks of this page" retry={retry} />;
  const log = <InputLog />;
  const logFirst = new URLSearchParams(window.location.search).has('log');
  return (
    <>
      <header className="practice-bar d-flex align-items-center justify-content-between">
        <Pull onClose={onClose} />
        <h1 ref={heading} tabIndex={-1} className="h5 mb-0">
          Tasks and solutions
        </h1>
        <button type="button" className="btn-close" aria-label="Close" onClick={onClose} />
      </header>
      <main className="px-3 pb-4">
        {logFirst && log}
        {!practice && <p aria-busy="true">Loading …</p>}
        {practice === 'failed' && notLoaded}
        {typeof practice === 'object' && (
          <Boundary fallback={() => notLoaded}>
            <Tasks key={source} practice={practice} next={next} />
            {practice.tasks[0] && <TestYourTest key={`${source} versions`} path={practice.tasks[0].path} />}
          </Boundary>
        )}
        {!logFirst && log}
        <Seed />
      </main>
    </>
  );
}

function Seed() {
  const { seed } = document.documentElement.dataset;
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 mt-4 small">
      {seed && <span>{`The seed of this page is ${seed}.`}</span>}
      <span>To repeat this run, copy its address.</span>
      <CopyButton what="this run" text={addressOfRun} />
    </div>
  );
}

async function ask(source: string, signal: AbortSignal) {
  const answer = await fetch(underFault(source), { signal });
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`);
  return readPractice(ofThisSite(await answer.text(), siteConfig()));
}
