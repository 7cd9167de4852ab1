import { createElement, type HTMLAttributes, type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  /** The attributes of the host. Its children stay in the page's own tree. */
  host: HTMLAttributes<HTMLElement> & { id: string };
  mode?: ShadowRootMode;
  delegatesFocus?: boolean;
  /** The page's style sheets do not apply in the root, and the CSP refuses `<style>` elements. */
  sheets?: CSSStyleSheet[];
  children: ReactNode;
}

/** An element with a shadow root that holds the children. */
export default function ShadowRoot({ host, mode = 'open', delegatesFocus = false, sheets, children }: Props) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attached = useRef<ShadowRoot>(undefined);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // StrictMode calls this twice with the same host. A second attachShadow throws, and a closed root cannot be read back.
      attached.current ??= element.attachShadow({ mode, delegatesFocus });
      if (sheets) attached.current.adoptedStyleSheets = sheets;
      setRoot(attached.current);
    },
    [mode, delegatesFocus, sheets],
  );
  return createElement('div', { ...host, ref: attach }, host.children, root && createPortal(children, root));
}
