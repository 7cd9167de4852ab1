import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import classes from './Overlays.module.css';

export default function StickyHeader({
  overlay,
  over,
  panel,
}: OverlayProps & { panel: RefObject<HTMLDivElement | null> }) {
  const shown = overlay.phase === 'shown';
  useLayoutEffect(() => {
    // Scrolls as a link to the form does: the first field is at the upper edge, under the header.
    if (shown && panel.current) panel.current.scrollTop = panel.current.querySelector('form')?.offsetTop ?? 0;
  }, [shown, panel]);
  const header = useRef<HTMLElement>(null);
  // On the window, after React: a render before React reads the new text would put the old one back.
  useWindowEvent('input', ({ target }) => {
    if (!shown || !panel.current?.contains(target as Element)) return;
    const { top, height } = (target as Element).getBoundingClientRect();
    const edge = header.current?.getBoundingClientRect().bottom ?? 0;
    if (top + height / 2 < edge) overlay.spoil('something was typed under the sticky header.');
  });
  return (
    <OverlayStation of={stations['sticky-header']} overlay={overlay} over={over} atOnce>
      <section
        ref={header}
        id="header"
        aria-label="Shop header"
        className={`d-flex align-items-center justify-content-between border-bottom shadow-sm px-3 ${classes.header}`}
      >
        <span className="fs-5 fw-semibold">Lamps &amp; more</span>
        <button id="header-hide" type="button" className="btn btn-secondary btn-sm" onClick={overlay.close}>
          Hide header
        </button>
      </section>
    </OverlayStation>
  );
}
