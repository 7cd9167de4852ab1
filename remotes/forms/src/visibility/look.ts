import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** What can be known of a button from outside. */
export interface Look {
  /** Whether the document calls it visible. */
  document: boolean;
  /** Whether it is what a press at its middle reaches. Not known until its row was in view. */
  pointer: boolean | undefined;
  /** Its role and name for assistive technology, if that finds it. */
  assistive: string | undefined;
  /** Whether Tab goes to it. */
  focusable: boolean;
}

/** Looks at the button in a row of the table. `before` is what was seen before. */
export function lookAt(row: Element, button: HTMLElement, before?: Look): Look {
  const inert = button.closest('[inert]') !== null;
  // The library does not know of `inert`, of `content-visibility` and of closed details. checkVisibility() knows the last two.
  const found = button.checkVisibility() && !inert && !isInaccessible(button);
  return {
    document: button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    pointer: isInView(row) ? reaches(button) : before?.pointer,
    assistive: found ? `${getRole(button)} ${computeAccessibleName(button)}` : undefined,
    focusable: button.tabIndex >= 0 && button.checkVisibility({ visibilityProperty: true }) && !inert,
  };
}

const atMiddleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
};

/** A hit test finds nothing outside the window, so the heading of the row says whether the row is inside. */
function isInView(row: Element) {
  const heading = row.querySelector('th') ?? row;
  return heading.contains(atMiddleOf(heading));
}

const reaches = (button: Element) => button.contains(atMiddleOf(button));
