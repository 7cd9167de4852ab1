import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import type { ElementExpectation, Expectation } from '../contract/task';

/** Whether an expectation is of an element: what a page can see of itself. */
export const isElement = (expected: Expectation): expected is ElementExpectation => 'role' in expected;

/**
 * Whether an element is there as it is expected, in this document or an open shadow root of it. `frames` is not looked at: see
 * `frameDocument`. The same check runs inside the pages of every tool (e2e/tools) and under Practise.
 */
export function isMet(expected: ElementExpectation, document: Document): boolean {
  const { within, name, hidden, texts } = expected;
  const area = within ? visible(document, within.role, within.name)[0] : document;
  const found = area ? visible(area, expected.role, name) : [];
  if (texts) return JSON.stringify(found.map(textOf)) === JSON.stringify(texts);
  const fits = found.some((element) => isAs(expected, element));
  return hidden ? !fits : fits;
}

/** The document of a frame, by the titles of the frames around it and its own; undefined where script of this page may not look. */
export function frameDocument(titles: string[], document: Document): Document | undefined {
  let inner: Document | null | undefined = document;
  for (const title of titles) {
    const frame: Element | undefined = inner && elementsIn(inner).find((element) => isFrame(element, title));
    inner = (frame as HTMLIFrameElement | undefined)?.contentDocument;
    if (!inner) return undefined;
  }
  return inner;
}

function isFrame(element: Element, title: string): boolean {
  return element.localName === 'iframe' && element.getAttribute('title') === title;
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
  if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'u').test(textOf(element))) return false;
  if (value !== undefined && heldBy(element) !== value) return false;
  return checked === undefined || isChecked(element) === checked;
}

/** Of what is no field itself, such as a slider of one's own, what is said of it. */
function heldBy(element: Element): unknown {
  return element.getAttribute('aria-valuetext') ?? (element as HTMLInputElement).value;
}

function isChecked(element: Element): boolean {
  return 'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true';
}

const textOf = (element: Element) => folded(shown(element));

/** The text of a node without what is hidden in it, which is in its `textContent` too. */
function shown(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes]
    .filter((child) => !isHidden(child))
    .map(shown)
    .join('');
}

function isHidden(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const style = node.ownerDocument?.defaultView?.getComputedStyle(node as Element);
  return style?.display === 'none' || style?.visibility === 'hidden';
}

/** White space as texts are compared. */
export const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All elements, those in open shadow roots where their hosts stand. */
function elementsIn(area: Document | Element | ShadowRoot): Element[] {
  return [...area.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );
}

/** What `watch` has seen in this document, as text. */
const met = new Set<string>();

/** From now on, remembers which of these were there once: they hold only while a task is done. */
export function watch(expected: ElementExpectation[], window: Window): void {
  const look = () => {
    for (const one of expected) if (isMet(one, window.document)) met.add(JSON.stringify(one));
  };
  new MutationObserver(look).observe(window.document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Whether `watch` has seen it. */
export function wasMet(expected: ElementExpectation): boolean {
  return met.has(JSON.stringify(expected));
}
