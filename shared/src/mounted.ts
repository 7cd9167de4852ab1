import { type ComponentType, createElement, Fragment, useLayoutEffect, useRef, useState } from 'react';
import type { Context, Mountable, Unmount } from '../contract/mount';
import { now } from './now';
import { useSeed } from './random';
import { siteConfig } from './siteConfig';

/** A component that shows a page without React, with `Pending` below it, so that the page does not move. Throws if the page cannot be mounted. */
export function mounted(page: Mountable, Pending?: ComponentType): ComponentType {
  return function Mounted() {
    const place = useRef<HTMLDivElement>(null);
    const seed = useSeed();
    const [pending, setPending] = useState(false);
    // Before the browser draws, as a component: `main` must not be ready before its page is there.
    useLayoutEffect(() => {
      // A new element each time: an asynchronous page of before may still write into the old one.
      const element = document.createElement('div');
      place.current?.append(element);
      // A bare page brings its own `main`.
      const busy = element.closest('main') ?? element;
      const ready = () => {
        if (!element.isConnected) return;
        busy.ariaBusy = 'false';
        setPending(false);
      };
      const unmount = page.mount(element, { seed, now, site: siteConfig(), theme });
      const later = isLater(unmount);
      if (later) {
        busy.ariaBusy = 'true';
        setPending(true);
        // An error that is thrown while React renders reaches the boundary around the page.
        unmount.then(ready, (error) =>
          setPending(() => {
            throw error;
          }),
        );
      }
      return () => {
        if (later) ready();
        element.remove();
        // React would take down the shell if this threw.
        if (later) unmount.then(end, () => {});
        else end(unmount);
      };
    }, [seed]);
    return createElement(
      Fragment,
      null,
      createElement('div', { ref: place }),
      pending && Pending && createElement(Pending),
    );
  };
}

/** Without `instanceof`: a framework such as Angular replaces the global `Promise`, but an async function returns the browser's. */
const isLater = (unmount: Unmount | Promise<Unmount>): unmount is Promise<Unmount> =>
  typeof (unmount as Partial<Promise<Unmount>> | undefined)?.then === 'function';

function end(unmount?: Unmount): void {
  try {
    unmount?.();
  } catch (error) {
    reportError(error);
  }
}

const isDark = () => document.documentElement.dataset.bsTheme === 'dark';

const theme: Context['theme'] = {
  isDark,
  follow(listener) {
    const observer = new MutationObserver(() => listener(isDark()));
    observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  },
};
