const HTML = 'http://www.w3.org/1999/xhtml';

type Getter<Value> = (this: unknown) => Value;
export const getter = <Value>(prototype: object, key: string) =>
  Object.getOwnPropertyDescriptor(prototype, key)?.get as Getter<Value>;
const typeOf = getter<number>(Node.prototype, 'nodeType');
const documentOf = getter<Document | null>(Node.prototype, 'ownerDocument');
const viewOf = getter<Window | null>(Document.prototype, 'defaultView');
const nameOf = getter<string>(Element.prototype, 'localName');
const namespaceOf = getter<string>(Element.prototype, 'namespaceURI');

/** The `nodeType`, or 0 of what is no node. A node that another window made is no `instanceof Node` here. */
export function kindOf(value: unknown): number {
  try {
    return Object(value) === value ? typeOf.call(value) : 0;
  } catch {
    return 0;
  }
}
export const isNode = (value: unknown): value is Node => kindOf(value) > 0;
export const isElement = (value: unknown): value is Element => kindOf(value) === Node.ELEMENT_NODE;
/** Whether it is an element of HTML with one of these names. */
export const isHtml = <Name extends keyof HTMLElementTagNameMap>(
  value: unknown,
  ...names: Name[]
): value is HTMLElementTagNameMap[Name] =>
  isElement(value) && names.includes(nameOf.call(value) as Name) && namespaceOf.call(value) === HTML;

/** The window that shows a node. */
export function windowOf(node: unknown): Window | null | undefined {
  const kind = kindOf(node);
  if (kind === 0) return undefined;
  const shown = kind === Node.DOCUMENT_NODE ? node : documentOf.call(node);
  return viewOf.call(shown);
}
