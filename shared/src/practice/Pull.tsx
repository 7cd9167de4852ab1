import { type PointerEvent, useRef, useState } from 'react';

/** Of the page: how high the sheet is. */
const HEIGHT = '--sheet';
const LEAST = 120;

const setHeight = (height: string) => document.documentElement.style.setProperty(HEIGHT, height);

/** The panel moves below the pointer while it is dragged. */
function onPage({ currentTarget, clientY }: PointerEvent): number {
  const frame = currentTarget.ownerDocument.defaultView?.frameElement;
  return clientY + (frame?.getBoundingClientRect().top ?? 0);
}

/** On a narrow screen the panel is a sheet. You drag its upper edge to any height, or press it for a higher or lower one. */
export function Pull({ onClose }: { onClose: () => void }) {
  const [isHigh, setHigh] = useState(false);
  /** Where it was pressed, in the panel and on the page. */
  const from = useRef<{ inPanel: number; y: number; moved?: boolean }>(undefined);
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { inPanel: event.clientY, y: onPage(event) };
  };
  const heightAt = (event: PointerEvent) => window.innerHeight - onPage(event) + (from.current?.inPanel ?? 0);
  const move = (event: PointerEvent) => {
    if (!from.current || !event.buttons || Math.abs(onPage(event) - from.current.y) < 4) return;
    from.current.moved = true;
    setHeight(`${Math.min(Math.max(heightAt(event), LEAST / 2), window.innerHeight - 40)}px`);
  };
  const end = (event: PointerEvent) => {
    if (!from.current?.moved || heightAt(event) >= LEAST) return;
    setHeight('');
    onClose();
  };
  const press = () => {
    const wasDragged = from.current?.moved;
    from.current = undefined;
    if (wasDragged) return;
    setHeight(isHigh ? '' : '85vh');
    setHigh(!isHigh);
  };
  return (
    <button
      type="button"
      className="practice-pull"
      aria-label={isHigh ? 'Lower the panel' : 'Raise the panel'}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onClick={press}
    />
  );
}
