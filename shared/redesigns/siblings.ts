import { Children, isValidElement } from 'react';
import { type Props, redesigned } from './redesigned';

/** Rows and columns whose children stay where they are when the last becomes the first. */
const ROW = /^(?=.*\bd-flex\b)(?!.*\b(flex-wrap|flex-sm-row|list-group-item|justify-content-end)\b)/;

/** How many elements in it may take the focus. With more than one, Tab would go backwards. */
function focusable(children: React.ReactNode): number {
  return Children.toArray(children).reduce<number>((sum, child) => {
    if (!isValidElement<Props>(child)) return sum;
    const { type, props } = child;
    // What a component draws is not known here.
    const takesFocus =
      typeof type !== 'string' || FOCUSED.test(type) || 'tabIndex' in props || 'contentEditable' in props;
    return sum + (takesFocus ? 1 : 0) + focusable(props.children as React.ReactNode);
  }, 0);
}

const LISTS = /^(ul|ol|dl|table|tbody|thead|tr)$/;

const FOCUSED = /^(a|audio|button|details|iframe|input|select|summary|textarea|video)$/;

/** Turned around twice, they start where they did. */
const START = 'justify-content-';

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const { children, className = '' } = props as { children?: React.ReactNode; className?: string };
  const isList = LISTS.test(type) || props.role === 'list';
  if (isList || !ROW.test(className) || !Array.isArray(children) || focusable(children) > 1) return make(type, props);
  const column = className.includes('flex-column');
  // Also those in lists among them.
  const all = Children.toArray(children);
  return make(type, {
    ...props,
    className: [
      className.replace('flex-column', ''),
      column ? 'flex-column-reverse' : 'flex-row-reverse',
      className.includes(START) ? '' : `${START}end`,
    ].join(' '),
    children: all.toReversed(),
  });
});
