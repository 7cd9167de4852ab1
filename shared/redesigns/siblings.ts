import { Children, isValidElement } from 'react';
import { redesigned } from './redesigned';

/** Rows and columns whose children stay where they are when the last becomes the first. */
const ROW = /^(?=.*\bd-flex\b)(?!.*\b(flex-wrap|flex-sm-row|list-group-item|justify-content-end)\b)/;

/** Stations are components, and have their numbers by their order. */
const hasComponents = (children: React.ReactNode[]) =>
  children.filter((child) => isValidElement(child) && typeof child.type !== 'string').length > 1;

/** Turned around twice, they start where they did. */
const START = 'justify-content-';

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const { children, className = '' } = props as { children?: React.ReactNode; className?: string };
  if (!ROW.test(className) || !Array.isArray(children)) return make(type, props);
  const column = className.includes('flex-column');
  // Also those in lists among them.
  const all = Children.toArray(children);
  if (column && hasComponents(all)) return make(type, props);
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
