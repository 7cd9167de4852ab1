import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

/** A root can be attached once, and nobody can ask for a closed one, while StrictMode hands us the same host twice. */
const roots = new WeakMap<HTMLElement, ShadowRoot>();

export default function ClosedRoot() {
  const [outcome, { done, missed }] = useOutcome();
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const attached = roots.get(host) ?? host.attachShadow({ mode: 'closed' });
    roots.set(host, attached);
    setRoot(attached);
  }, []);
  return (
    <Station of={stations['closed-root']} outcome={outcome}>
      <div ref={attach} id="closed-host">
        {root &&
          createPortal(
            <LocalFrame id="closed-frame" name="closed-contract" title="Contract in a closed root" srcDoc={EMPTY}>
              <Contract onSign={() => done('the contract in the closed root was signed.')} missed={missed} />
            </LocalFrame>,
            root,
          )}
      </div>
    </Station>
  );
}
