/** The page's style sheets do not apply in a shadow root, but the root inherits the theme's custom properties. */
const css = `
  button {
    padding: 0.375rem 0.75rem;
    border: 1px solid transparent;
    border-radius: var(--bs-border-radius);
    background: #5b3df5;
    color: #fff;
    font: inherit;
    cursor: pointer;
  }
  button[aria-pressed="false"] { border-color: var(--bs-border-color); background: var(--bs-body-bg); color: inherit; }
  input {
    box-sizing: border-box;
    width: 100%;
    max-width: 20rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid var(--bs-secondary-color);
    border-radius: var(--bs-border-radius);
    background: var(--bs-body-bg);
    color: inherit;
    font: inherit;
  }
  :focus-visible { outline: 0.2rem solid var(--bs-link-color); outline-offset: 2px; }
  label { display: block; margin-bottom: 0.25rem; }
  p { margin: 0 0 0.5rem; }
  .row { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  .apart { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem; }
  .level { margin-top: 0.75rem; padding: 0.75rem; border-left: 0.25rem solid var(--bs-border-color); background: var(--bs-tertiary-bg); }
`;

/** A style sheet for roots in the document of a window: a root adopts no sheet of another document. */
export function createSheet(view: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Makes a root look like the page. */
export function dress(root: ShadowRoot): void {
  root.adoptedStyleSheets = [createSheet(root.ownerDocument.defaultView ?? window)];
}
