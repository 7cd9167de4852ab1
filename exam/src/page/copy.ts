import { type Control, isControl, putInto } from './fields';
import { isElement, kindOf } from './nodes';

/** Not copied to where the outcome is looked for: they would load something, or do something. */
const NO_ELEMENTS = /^(head|title|script|style|link|meta|base|template|noscript)$/;
const PLAIN = /^(html|body|iframe|object|embed|audio|video)$|-/;
const NO_ATTRIBUTES = /^(src|srcset|data|poster|style|autofocus|popover|on.*)$/;

/** A copy that can be looked at, because the second document has no window. */
function copyOf(node: Node): Node | undefined {
  if (kindOf(node) === Node.TEXT_NODE) return document.createTextNode((node as Text).data);
  if (!isElement(node) || NO_ELEMENTS.test(node.localName)) return undefined;
  const copy = PLAIN.test(node.localName)
    ? document.createElement('div')
    : (document.createElementNS(node.namespaceURI, node.localName) as HTMLElement);
  for (const { name, value, namespaceURI } of node.attributes) {
    if (!NO_ATTRIBUTES.test(name)) copy.setAttributeNS(namespaceURI, name, value);
  }
  const { style } = node as HTMLElement;
  if (style) {
    copy.style.display = style.display;
    copy.style.visibility = style.visibility;
  }
  copyInto(node, copy);
  if (node.shadowRoot) copyInto(node.shadowRoot, copy.attachShadow({ mode: 'open' }));
  if (isControl(node)) putInto(copy as Control, node);
  return copy;
}

export function copyInto(from: Node, to: Node): void {
  for (const child of from.childNodes) {
    const copy = copyOf(child);
    if (copy) to.appendChild(copy);
  }
}
