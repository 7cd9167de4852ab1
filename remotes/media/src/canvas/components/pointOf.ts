import type { Point } from '../draw';

/** The place of a pointer in an element, in the pixels of the element's styles. */
export function pointOf(element: HTMLElement, pointer: { clientX: number; clientY: number }): Point {
  const { left, top, width } = element.getBoundingClientRect();
  // If the page has a CSS zoom, these pixels have another size than those of a pointer.
  const zoom = width / element.offsetWidth || 1;
  return { x: (pointer.clientX - left) / zoom, y: (pointer.clientY - top) / zoom };
}
