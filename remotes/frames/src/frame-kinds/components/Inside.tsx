import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useThemeOfPage } from '../../../shared/useThemeOfPage';

/** The page's style sheets do not apply in another document, and the CSP refuses `<style>` elements. */
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
  /** The body of a document on the page's origin. */
  body: HTMLElement;
  title: string;
  children: ReactNode;
}

/** Renders the children in the document of a frame. The CSP allows no script in it, so the handlers come from the page. */
export default function Inside({ body, title, children }: Props) {
  const { ownerDocument: inner } = body;
  useThemeOfPage(inner.documentElement);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document that is written again loses its title and its sheets.
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
