import { redesigned } from './redesigned';

// The build gives other names to the classes of the demo's own style sheets.
export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const { className } = props;
  if (typeof className !== 'string') return make(type, props);
  return make(type, { ...props, className: ['c-1f', ...className.split(/\s+/).filter(Boolean).reverse()].join(' ') });
});
