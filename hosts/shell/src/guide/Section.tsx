import { type ReactNode, useEffect, useRef } from 'react';

/** By their ids, which are public. The parts are read in this order; the others are for looking up. */
export const PARTS = {
  first: 'Your first test',
  start: 'Start your own copy',
  tool: 'Set up your tool',
  ready: 'Waiting',
  finding: 'Finding elements',
  frames: 'Frames',
  files: 'Files',
  network: 'Network',
  debugging: 'Debugging with the trace',
  ci: 'Run it in CI',
  prove: 'Test your test',
};
export const LOOK_UP = {
  words: 'Words',
  browser: 'Your browser',
  address: 'Address parameters',
  conditions: 'Conditions',
  mail: 'Read a mail',
  programs: 'For programs and agents',
  'score-an-agent': 'Score an agent',
  kept: 'What never changes',
  pages: 'All pages',
};
const TITLES = { ...PARTS, ...LOOK_UP };

export function Section({ id, children }: { id: keyof typeof TITLES; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser looked for the heading before it was there.
    if (window.location.hash === `#${id}`) heading.current?.scrollIntoView();
  }, [id]);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {TITLES[id]}
      </h2>
      {children}
    </section>
  );
}

/** A term and what it means, in a list of terms. */
export function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
