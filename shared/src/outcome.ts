import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { ElementExpectation, Expectation } from '../contract/task';
import { shownText } from './shownText';

export const isElement = (expected: Expectation): expected is ElementExpectation => 'role' in expected;

/** Whether the expectation holds in the document and its open shadow roots. For `frames`, pass a `frameDocument`. */
export function isMet(expected: ElementExpectation, document: Document): boolean {
  const { within, name, hidden, texts } = expected;
  const area = within ? visible(document, within.role, within.name)[0] : document;
  const found = area ? visible(area, expected.role, name) : [];
  if (texts) return JSON.stringify(found.map(saidBy)) === JSON.stringify(texts);
  const fits = found.some((element) => isAs(expected, element));
  return hidden ? !fits : fits;
}

/** Returns a function that gets what acted last, and says whether keys alone have changed this since nobody had acted, or since it was as then. */
export function followKeys(outcome: ElementExpectation[]): (document: Document, by?: 'key' | 'other') => boolean {
  let first = '';
  let last = '';
  let byKeys = true;
  return (document, by) => {
    const now = JSON.stringify(
      outcome.map(({ role, name }) =>
        visible(document, role, name).map((element) => [saidBy(element), isChecked(element)]),
      ),
    );
    if (!by) first = now;
    if (now === first) byKeys = true;
    else if (now !== last) byKeys &&= by === 'key';
    last = now;
    return byKeys;
  };
}

/** The document in nested frames of these titles; undefined if a frame is missing or of another origin. */
export function frameDocument(titles: string[], document: Document): Document | undefined {
  let inner = document;
  for (const title of titles) {
    const frame = elementsIn(inner).find(
      (element) => element.matches('iframe') && element.getAttribute('title') === title,
    );
    const content: Document | null | undefined = (frame as HTMLIFrameElement | undefined)?.contentDocument;
    if (!content) return undefined;
    inner = content;
  }
  return inner;
}

function visible(area: Document | Element, role: string, name?: string): Element[] {
  return elementsIn(area).filter(
    (element) =>
      getRole(element) === role &&
      !isInaccessible(element) &&
      (name === undefined || folded(computeAccessibleName(element)) === name),
  );
}

function isAs({ text, pattern, value, checked }: ElementExpectation, element: Element): boolean {
  if (text !== undefined && textOf(element) !== text) return false;
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(saidBy(element))) return false;
  if (value !== undefined && heldBy(element) !== value) return false;
  return checked === undefined || isChecked(element) === checked;
}

/** A custom slider is not a field: it says its value in `aria-valuetext`. */
function heldBy(element: Element): unknown {
  return element.getAttribute('aria-valuetext') ?? (element as HTMLInputElement).value;
}

/** A field has no text of its own: it says what it holds. */
const saidBy = (element: Element): string =>
  element.matches('input, textarea, select, [aria-valuetext]') ? String(heldBy(element)) : textOf(element);

function isChecked(element: Element): boolean {
  return 'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';
}

const textOf = (element: Element) => folded(shownText(element));

/** With white space folded. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All elements, with those in an open shadow root after their host. */
function elementsIn(area: Document | Element | ShadowRoot): Element[] {
  return [...area.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );
}

/** The expectations that `watch` has seen, as JSON. */
const met = new Set<string>();

export const ANY_CHANGE = { subtree: true, childList: true, characterData: true, attributes: true };

/** Remembers which of these hold at any time from now on. */
export function watch(expected: ElementExpectation[], window: Window): void {
  const look = () => {
    for (const one of expected) if (isMet(one, window.document)) met.add(JSON.stringify(one));
  };
  new MutationObserver(look).observe(window.document, ANY_CHANGE);
}

export const wasMet = (expected: ElementExpectation) => met.has(JSON.stringify(expected));
