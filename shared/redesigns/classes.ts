import { redesigned } from './redesigned';

// The build gives other names to the classes of style sheets in the demo's folder.
export const { jsx, jsxs, createElement, Fragment } = redesigned((_type, { className, ...props }) => {
  if (typeof className !== 'string') return { className, ...props };
  return { ...props, className: ['c-1f', ...className.split(/\s+/).filter(Boolean).reverse()].join(' ') };
});
