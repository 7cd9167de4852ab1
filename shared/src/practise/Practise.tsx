import { useLayoutEffect, useState } from 'react';
import { useLazy } from '../useLazy';
import { forgetInputs } from './inputs';
import { NotLoaded } from './NotLoaded';
import type { PanelProps } from './Panel';

const load = async () => (await import(/* webpackChunkName: "practise" */ './Panel')).Panel;

/** A closed line below a demo that loads nothing until you open it. `?log` opens it. `source` is a `practiceAddress`. */
export function Practise({ source }: PanelProps) {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).has('log'));
  useLayoutEffect(forgetInputs, []);
  return (
    <aside aria-label="Practise" className="practise border-top pt-3">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Practise</summary>
        {open && <Opened source={source} />}
      </details>
    </aside>
  );
}

function Opened({ source }: PanelProps) {
  const { component: Panel, trying, retry } = useLazy(load);
  if (Panel) return <Panel source={source} />;
  if (trying) return <p role="status">Loading …</p>;
  return <NotLoaded what="This" retry={retry} />;
}
