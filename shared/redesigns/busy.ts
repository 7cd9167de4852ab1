import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { isOnlyText, type Props, redesigned } from './redesigned';

const RENEWED = /^(a|button|h[1-6]|label|li|p|span|strong|td|th)$/;

/** A press, a key or a change ends the quiet, and begins it again. */
const EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input', 'change', 'compositionend'];

/** What somebody does as one thing, such as a double click, has shorter pauses, in milliseconds. */
const PAUSE = 600;

let held = false;
let composing = false;
function follow({ type }: Event): void {
  if (type.startsWith('composition')) composing = type === 'compositionstart';
  else held = type.endsWith('down');
}
const HELD = ['pointerdown', 'keydown', 'pointerup', 'pointercancel', 'keyup', 'compositionstart', 'compositionend'];
// Bubbling would miss what a page stops.
for (const type of HELD) document.addEventListener(type, follow, true);

/** Whether something is going on that a new element would end. */
const isInUse = () => held || composing || !(document.getSelection()?.isCollapsed ?? true);

/** A screen reader would say what is in these again. */
const LIVE = 'output, [aria-live], [role=status], [role=alert], [role=log], [role=timer]';

/** An element that is made anew in the pause after an event. It keeps the focus. */
function Renewed({ type, props }: { type: string; props: Props }) {
  const [times, renew] = useReducer((n: number) => n + 1, 0);
  const element = useRef<HTMLElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    let timer = 0;
    const inPause = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (isInUse() || element.current?.closest(LIVE)) return;
        focused.current = element.current?.matches(':focus') ?? false;
        renew();
      }, PAUSE);
    };
    for (const event of EVENTS) document.addEventListener(event, inPause, true);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, inPause, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (times > 0 && focused.current) element.current?.focus();
  }, [times]);
  return reactJsx(type as 'p', { ...props, ref: element }, times);
}

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  // What the page itself holds on to stays.
  const stays = props.ref || props.contentEditable || !RENEWED.test(type) || !isOnlyText(props);
  return stays ? make(type, props) : make(Renewed as React.ElementType, { type, props });
});
