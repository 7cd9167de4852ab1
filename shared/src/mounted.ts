import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import type { Context, Mountable, Unmount } from '../contract/mount';
import { now } from './now';
import { useSeed } from './random';
import { siteConfig } from './siteConfig';

/** A component that shows a page without React. If the page cannot be mounted, the component throws the page's error. */
export function mounted(page: Mountable): ComponentType {
  return function Mounted() {
    const place = useRef<HTMLDivElement>(null);
    const seed = useSeed();
    const [, update] = useState();
    useEffect(() => {
      // A new element each time: an asynchronous page of before may still write into the old one.
      const element = document.createElement('div');
      element.ariaBusy = 'true';
      place.current?.append(element);
      const unmount = page.mount(element, { seed, now, site: siteConfig(), theme });
      const ready = () => {
        element.ariaBusy = null;
      };
      if (!(unmount instanceof Promise)) ready();
      // An error that is thrown while React renders reaches the boundary around the page.
      else
        unmount.then(ready, (error) =>
          update(() => {
            throw error;
          }),
        );
      return () => {
        element.remove();
        // React would take down the shell if this threw.
        if (unmount instanceof Promise) unmount.then(end, () => {});
        else end(unmount);
      };
    }, [seed]);
    return createElement('div', { ref: place });
  };
}

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
