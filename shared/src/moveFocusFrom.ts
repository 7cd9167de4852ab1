import type { MouseEvent } from 'react';

/** Focuses the button of a neighbouring item, else `last`, before an item goes. Otherwise a keyboard user starts again at the top of the page. */
export function moveFocusFrom({ currentTarget }: MouseEvent, last: HTMLElement | null): void {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelector('button') ?? last)?.focus();
}
