import { type ComponentType, useState } from 'react';
import type { PanelProps } from './Panel';

/**
 * One closed line below a demo, and nothing more in the document or on the network before it is opened; `?log` opens it at once.
 * `source` is where the group's build has what is in it (`practiceAddress`).
 */
export function Practise({ source }: PanelProps) {
  const [open, setOpen] = useState(() => new URLSearchParams(window.location.search).has('log'));
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);
  // Also told of when it is open from the beginning.
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    setFailed(false);
    if (!isOpen) return;
    import(/* webpackChunkName: "practise" */ './Panel').then(
      (loaded) => setPanel(() => loaded.Panel),
      () => setFailed(true),
    );
  };
  return (
    <aside aria-label="Practise" className="practise border-top pt-3">
      <details open={open} onToggle={(event) => toggle(event.currentTarget.open)}>
        <summary>Practise</summary>
        {open &&
          (Panel ? (
            <Panel source={source} />
          ) : (
            <p role="status">
              {failed ? 'This could not be loaded. Close it and open it again to retry.' : 'Loading …'}
            </p>
          ))}
      </details>
    </aside>
  );
}
