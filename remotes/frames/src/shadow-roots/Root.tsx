import { createElement, type HTMLAttributes, type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dress } from './sheet';

interface Props {
  /** What its host has, children too: they stand in the page's own tree. */
  host: HTMLAttributes<HTMLElement> & { id: string };
  mode?: ShadowRootMode;
  delegatesFocus?: boolean;
  /** What is in the root. */
  children: ReactNode;
}

/** An element with a shadow root of its own. */
export default function Root({ host, mode = 'open', delegatesFocus = false, children }: Props) {
  const [root, setRoot] = useState<ShadowRoot>();
  const attached = useRef<ShadowRoot>(undefined);
  const attach = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      // Kept, because StrictMode hands us the same host twice, and one with a closed root does not say that it has one.
      attached.current ??= element.attachShadow({ mode, delegatesFocus });
      dress(attached.current);
      setRoot(attached.current);
    },
    [mode, delegatesFocus],
  );
  return createElement('div', { ...host, ref: attach }, host.children, root && createPortal(children, root));
}
