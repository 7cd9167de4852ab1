/**
 * The page's style sheets do not apply in a shadow root, so this one replaces them. The root inherits custom properties:
 * those of Bootstrap's theme from the document, those of its button from a host with the class `btn-primary`.
 */
const css = `
  .btn {
    display: inline-block;
    padding: 0.375rem 0.75rem;
    border: 1px solid transparent;
    border-radius: var(--bs-border-radius);
    background: var(--bs-btn-bg);
    color: var(--bs-btn-color);
    font: inherit;
    line-height: 1.5;
    cursor: pointer;
  }
  .btn:hover { background: var(--bs-btn-hover-bg); }
  .btn:focus-visible { outline: 0; box-shadow: 0 0 0 0.25rem rgba(var(--bs-btn-focus-shadow-rgb), 0.5); }
  p { margin: 0 0 0.75rem; }
  .level { padding: 0.75rem 1rem; border-left: 0.25rem solid var(--accent); background: var(--bs-tertiary-bg); }
`;

/** One sheet for all roots: roots share it. */
export function shadowSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
