import { otherOrigin } from '@playground/kit/otherOrigin';
import { useLayoutEffect, useRef, useState } from 'react';
import ShadowRoot from '../../../shared/ShadowRoot';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { readConsent } from '../messages';
import { stations } from '../stations';
import OverlayStation from './OverlayStation';
import classes from './Overlays.module.css';
import type { useConsentManager } from './useConsentManager';
import { useDelay } from './useDelay';

/** The time until the manager comes, and the time in which its frame has to load, in milliseconds. */
const LATE = 2000;
const PATIENCE = 5000;

/** Bootstrap's classes do not apply in a shadow root. */
const style = { display: 'block', width: '100%', height: '100%', border: 0 } as const;

export default function ConsentManager({ manager }: { manager: ReturnType<typeof useConsentManager> }) {
  const [origin] = useState(() => otherOrigin('frames'));
  const [ready, setReady] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = manager.phase === 'shown';
  useDelay(LATE, manager.phase === 'awaited', manager.come);
  useDelay(PATIENCE, shown && ready !== manager.times && manager.times, () => manager.fail(origin));
  useWindowEvent('message', (event) => {
    const message = event.origin === origin && event.source ? readConsent(event.data) : undefined;
    if (!message || event.source !== frame.current?.contentWindow) return;
    if (message.kind === 'consent-ready') setReady(manager.times);
    else manager.answer(message.allowed, message.trusted);
  });
  useLayoutEffect(() => {
    if (!shown) return;
    const { style: page } = document.documentElement;
    const before = page.overflow;
    page.overflow = 'hidden';
    return () => {
      page.overflow = before;
    };
  }, [shown]);
  const content = (
    <iframe ref={frame} id="consent-frame" title="Consent manager" src={`${origin}/overlays/consent`} style={style} />
  );
  return (
    <OverlayStation
      of={stations['consent-manager']}
      overlay={manager}
      over={document.body}
      more={
        <>
          <div className="form-check form-switch mb-2">
            <input
              id="consent-manager-root"
              type="checkbox"
              role="switch"
              className="form-check-input"
              checked={manager.inRoot}
              aria-checked={manager.inRoot}
              onChange={({ target }) => manager.putInRoot(target.checked)}
            />
            <label className="form-check-label" htmlFor="consent-manager-root">
              In a shadow root
            </label>
          </div>
          <p className="mb-0">
            Allow only: <strong id="consent-purpose">{manager.wanted}</strong>
          </p>
        </>
      }
    >
      <div className={classes.wholePage}>
        <div
          role="dialog"
          aria-modal="true"
          aria-label="Consent"
          className={`rounded shadow overflow-hidden ${classes.manager}`}
        >
          {manager.inRoot ? (
            <ShadowRoot host={{ id: 'consent-host', className: 'h-100' }}>{content}</ShadowRoot>
          ) : (
            content
          )}
        </div>
      </div>
    </OverlayStation>
  );
}
