import { type PointerEvent, useRef, useState } from 'react';

/** Of the page: how high the sheet is. */
const HEIGHT = '--sheet';
const LEAST = 120;

const setHeight = (height: string) => document.documentElement.style.setProperty(HEIGHT, height);

/** On a narrow screen the panel is a sheet. You drag its upper edge to any height, or press it for a higher or lower one. */
export function Pull({ onClose }: { onClose: () => void }) {
  const [isHigh, setHigh] = useState(false);
  const from = useRef<{ y: number; height: number; moved?: boolean }>(undefined);
  const begin = ({ currentTarget, pointerId, screenY: y }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    from.current = { y, height: currentTarget.ownerDocument.documentElement.clientHeight };
  };
  const heightAt = ({ screenY }: PointerEvent) => (from.current ? from.current.height + from.current.y - screenY : 0);
  const move = (event: PointerEvent) => {
    if (!from.current || !event.buttons || Math.abs(event.screenY - from.current.y) < 4) return;
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
