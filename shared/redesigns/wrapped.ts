import { Children } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { redesigned } from './redesigned';

const PARENTS = ['article', 'div', 'form', 'section'];

/** Bootstrap styles the children of these by their place. */
const STYLED = /\b(row|input-group|btn-group|form-floating|list-group|accordion|ratio|table-responsive|card-group)\b/;

/** Styles may say something in an element that has no children. */
const isEmpty = (children: unknown) => Children.toArray(children as React.ReactNode).every((child) => child === '');

/** One more element around all children, which has no box of its own. */
export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const { children, className } = props;
  if (!PARENTS.includes(type) || isEmpty(children) || STYLED.test(String(className))) return make(type, props);
  return make(type, { ...props, children: reactJsx('div', { style: { display: 'contents' }, children }) });
});
