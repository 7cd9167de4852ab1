import { redesigned } from './redesigned';

/** The page of today, made by other code: a suite that fails with it looks at code, not at the page. */
export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => make(type, props));
