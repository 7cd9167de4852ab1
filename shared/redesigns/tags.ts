import { redesigned } from './redesigned';

const NAMES = ['aria-label', 'aria-labelledby', 'title'];

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const named = NAMES.some((name) => name in props);
  // With a name, a section is a landmark.
  if (type === 'div' && (props.role || !named)) return make('section', props);
  if (type === 'section' && !props.role && !named) return make('div', props);
  if (type === 'output') return make('span', { role: 'status', ...props });
  if (/^h[1-6]$/.test(type))
    return make('div', {
      role: 'heading',
      'aria-level': Number(type[1]),
      ...props,
      className: [type, props.className].join(' '),
    });
  return make(type, props);
});
