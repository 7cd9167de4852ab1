import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';

/** Neither the page's style sheets reach into a document of its own, nor does its theme; the policy refuses `<style>` elements. */
const css = `
  :root { font: 16px / 1.5 system-ui, sans-serif; }
  body { margin: 0.5rem 0.75rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.125rem; }
  p { margin: 0 0 0.5rem; }
  label { display: block; }
  button, input { box-sizing: border-box; min-height: 2.375rem; margin: 0 0 0.5rem; padding: 0.25rem 0.75rem; font: inherit; }
  input { width: 100%; }
`;

interface Props {
  /** Of a document of the page's own origin. */
  body: HTMLElement;
  title: string;
  children: ReactNode;
}

/** Draws the children in the document of a frame: handlers come from outside, as no script may stand in it. */
export default function Inside({ body, title, children }: Props) {
  useEffect(() => {
    const inner = body.ownerDocument;
    const { documentElement: root, defaultView: view } = inner;
    inner.title = title;
    root.lang = 'en';
    if (!view) return;
    // A document adopts only sheets that were made in it.
    const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    inner.adoptedStyleSheets = [sheet];
    const page = document.documentElement;
    const follow = () => {
      root.style.colorScheme = page.dataset.bsTheme ?? 'light';
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(page, { attributeFilter: ['data-bs-theme'] });
    return () => observer.disconnect();
  }, [body, title]);
  return createPortal(children, body);
}
