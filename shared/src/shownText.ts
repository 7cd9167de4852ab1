/** The text of a node without what is hidden: `textContent` has that too. */
export function shownText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes]
    .filter((child) => !isHidden(child))
    .map(shownText)
    .join('');
}

function isHidden(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const style = node.ownerDocument?.defaultView?.getComputedStyle(node as Element);
  return style?.display === 'none' || style?.visibility === 'hidden';
}
