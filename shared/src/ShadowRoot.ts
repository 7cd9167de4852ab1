import { createElement, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  id: string;
  children: ReactNode;
  className?: string;
  /** Style sheets inside the root, where those of the page do not reach and the CSP refuses `<style>` elements. */
  sheets?: CSSStyleSheet[];
}

/** An element with an open shadow root that holds the children. */
export function ShadowRoot({ id, children, className, sheets }: Props) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attach = useCallback(
    (host: HTMLElement | null) => {
      if (!host) return;
      // A root can be attached once and never removed, while StrictMode hands us the same host twice.
      const attached = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      if (sheets) attached.adoptedStyleSheets = sheets;
      setRoot(attached);
    },
    [sheets],
  );
  return createElement('div', { ref: attach, id, className }, root && createPortal(children, root));
}
