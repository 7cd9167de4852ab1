import { jsx as reactJsx } from 'react/jsx-runtime';
import { redesigned } from './redesigned';

const NAMES = ['alt', 'aria-label', 'placeholder', 'title'];

/** The list of the page that was drawn last. */
let shown: Record<string, string> = {};

/** A page whose labels say the same in other words. The build puts it around the pages themselves, with the list of their demo. */
export function words<Props extends object>(Page: React.ComponentType<Props>, list: Record<string, string>) {
  return function InOtherWords(props: Props) {
    shown = list;
    return reactJsx(Page, props);
  };
}

const other = (text: unknown) => (typeof text === 'string' && Object.hasOwn(shown, text) ? shown[text] : text);

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => {
  const { children } = props;
  const changed = NAMES.filter((name) => name in props).map((name) => [name, other(props[name])]);
  if (children !== undefined)
    changed.push(['children', Array.isArray(children) ? children.map(other) : other(children)]);
  return make(type, { ...props, ...Object.fromEntries(changed) });
});
