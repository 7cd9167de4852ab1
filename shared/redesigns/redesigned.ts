import { Fragment, createElement as reactCreateElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

export type Props = Record<string, unknown>;

type Make<Rest extends unknown[]> = (type: React.ElementType, props: Props, ...rest: Rest) => React.ReactElement;

/** A source for JSX in which `change` makes other props for elements of HTML and SVG, and `changeComponent` for components. */
export function redesigned(change: (type: string, props: Props) => Props, changeComponent?: (props: Props) => Props) {
  const redesign = <Rest extends unknown[]>(make: Make<Rest>): Make<Rest> => {
    return (type, props, ...rest) => {
      if (typeof type === 'string') return make(type, change(type, props), ...rest);
      return make(type, changeComponent?.(props) ?? props, ...rest);
    };
  };
  return {
    Fragment,
    jsx: redesign(reactJsx as Make<[key?: React.Key]>),
    jsxs: redesign(reactJsxs as Make<[key?: React.Key]>),
    // The compiler takes it for an element with a key after a spread.
    createElement: redesign(reactCreateElement as Make<React.ReactNode[]>),
  };
}
