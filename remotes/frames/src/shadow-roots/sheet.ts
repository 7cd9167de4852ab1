/** The page's style sheets do not reach into a shadow root, but the custom properties of its theme are inherited. */
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

/** Gives a root the look of the page. The sheet is of the root's own document: a root adopts no other. */
export function dress(root: ShadowRoot): void {
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
