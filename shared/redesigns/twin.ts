import { Fragment as ReactFragment } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { isOnlyText, redesigned } from './redesigned';

const COPIED = /^(a|button|h[1-6]|label|output|p|span|strong)$/;

/** As a page has them that shows the one or the other, depending on its width. */
export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  if (!COPIED.test(type) || !isOnlyText(props)) return make(type, props);
  const {
    id: _id,
    ref: _ref,
    htmlFor: _htmlFor,
    autoFocus: _autoFocus,
    'aria-label': _name,
    className = '',
    ...copied
  } = props;
  // Bootstrap's classes for `display` win over a style.
  const classes = String(className).replaceAll(/\bd-\S+/g, '');
  const copy = reactJsx(type as 'p', { ...copied, className: classes, style: { display: 'none' } }, 'copy');
  return make(ReactFragment, { children: [copy, reactJsx(type as 'p', props, 'own')] });
});
