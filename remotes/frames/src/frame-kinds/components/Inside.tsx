import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useThemeOfPage } from '../../../shared/useThemeOfPage';

/** The page's style sheets do not reach into another document, and the policy refuses `<style>` elements. */
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
  const { ownerDocument: inner } = body;
  useThemeOfPage(inner.documentElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that was written anew keeps nothing but itself.
  useEffect(() => {
    inner.title = title;
    inner.documentElement.lang = 'en';
    const view = inner.defaultView as (Window & typeof globalThis) | null;
    if (!view) return;
    // A document adopts only sheets that were made in it.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    inner.adoptedStyleSheets = [sheet];
  }, [inner, body, title]);
  return createPortal(children, body);
}
