import { type ComponentType, useEffect, useState } from 'react';
import type { PanelProps } from './Panel';

interface Props {
  /** Where the group's build has it: `practice/<demo>.<hash>.json`. */
  source: string;
}

/** One closed line below a demo. What is inside comes, and stands in the document, when it is opened; `?log` opens it at once. */
export function Practise({ source }: Props) {
  const [open, setOpen] = useState(() => new URLSearchParams(window.location.search).has('log'));
  return (
    <aside aria-label="Practise" className="practise border-top pt-3">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Practise</summary>
        {open && <Opened source={source} />}
      </details>
    </aside>
  );
}

function Opened({ source }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks anew with each attempt.
  useEffect(() => {
    let gone = false;
    setFailed(false);
    import(/* webpackChunkName: "practise" */ './Panel').then(
      ({ Panel: loaded }) => !gone && setPanel(() => loaded),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);
  if (Panel) return <Panel source={source} />;
  if (!failed) return <p aria-busy="true">Loading …</p>;
  return (
    <p role="alert">
      Practise could not be loaded.{' '}
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={() => setAttempt(attempt + 1)}>
        Retry
      </button>
    </p>
  );
}
