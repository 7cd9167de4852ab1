import { useCallback, useEffect, useRef } from 'react';

/** The pause after which the wheel counts as stopped, in milliseconds. */
const QUIET = 300;

/** Listens on an element for a pinch without touch: the wheel with Ctrl, which a trackpad sends, and Safari's gesture events. */
export function useZoom(onZoom: (scale: number, by: string) => void) {
  const tell = useRef(onZoom);
  useEffect(() => {
    tell.current = onZoom;
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return;
    let scale = 1;
    let end: ReturnType<typeof setTimeout> | undefined;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      scale *= Math.exp(-event.deltaY / 100);
      clearTimeout(end);
      end = setTimeout(() => {
        tell.current(scale, 'the wheel with Ctrl');
        scale = 1;
      }, QUIET);
    };
    const gesture = (event: Event) => {
      event.preventDefault();
      if (event.type === 'gestureend') tell.current((event as Event & { scale: number }).scale, 'a trackpad');
    };
    // Not by React: its wheel listener is passive and could not stop the browser from zooming the page.
    element.addEventListener('wheel', turn, { passive: false });
    for (const type of ['gesturestart', 'gesturechange', 'gestureend']) element.addEventListener(type, gesture);
    return () => {
      clearTimeout(end);
      element.removeEventListener('wheel', turn);
      for (const type of ['gesturestart', 'gesturechange', 'gestureend']) element.removeEventListener(type, gesture);
    };
  }, []);
}
