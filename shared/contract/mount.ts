import type { SiteConfig } from './site.ts';

/** What a page gets that is not a React component. */
export interface Context {
  /** The seed of this visit: from `?seed=`, or a random one. The root element shows it as `data-seed`. */
  seed: string;
  /** The page's clock. With `?now=`, it starts at that time when the document opens. */
  now: () => Date;
  site: SiteConfig;
  theme: {
    isDark: () => boolean;
    /** Calls the listener after each change. Returns how to stop. */
    follow: (listener: (dark: boolean) => void) => () => void;
  };
}

export type Unmount = () => unknown;

/** A page that is not a React component: the default export of its module. */
export interface Mountable {
  /**
   * Shows the page in this empty element, which is in the document. Returns how to end everything that the page started. The element is
   * removed before that, and is never used again.
   */
  mount: (element: HTMLElement, context: Context) => Unmount | Promise<Unmount>;
}
