import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { isOnlyText, type Props, redesigned } from './redesigned';

const RENEWED = /^(a|button|h[1-6]|label|li|output|p|span|strong|td|th)$/;

const EVENTS = ['click', 'keyup', 'change'];

/** An element that is made anew after each event. It keeps the focus. */
function Renewed({ type, props }: { type: string; props: Props }) {
  const [times, renew] = useReducer((n: number) => n + 1, 0);
  const element = useRef<HTMLElement>(null);
  const focused = useRef(false);
  useEffect(() => {
    let timer = 0;
    const soon = () => {
      timer = window.setTimeout(() => {
        focused.current = element.current?.matches(':focus') ?? false;
        renew();
      });
    };
    for (const event of EVENTS) document.addEventListener(event, soon);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, soon);
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
