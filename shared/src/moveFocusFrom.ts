import type { MouseEvent } from 'react';

/**
 * Focuses the button of the next or the previous item of a list, else `last`, before the item of the pressed button goes. Otherwise a keyboard
 * user starts again at the top of the page.
 */
export function moveFocusFrom({ currentTarget }: MouseEvent, last: HTMLElement | null): void {
  const item = currentTarget.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  (neighbour?.querySelector('button') ?? last)?.focus();
}
