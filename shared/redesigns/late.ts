import { useEffect, useState } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { redesigned } from './redesigned';

const MS = 1500;

/** A page that shows where its content will be, and then the content. The build puts it around the pages themselves. */
export function late<Props extends object>(Page: React.ComponentType<Props>) {
  return function Late(props: Props) {
    const [ready, setReady] = useState(false);
    useEffect(() => {
      const timer = setTimeout(setReady, MS, true);
      return () => clearTimeout(timer);
    }, []);
    if (ready) return reactJsx(Page, props);
    const line = reactJsx('span', { className: 'placeholder col-8' });
    return reactJsx('div', { className: 'placeholder-glow', 'aria-hidden': true, children: line });
  };
}

export const { jsx, jsxs, createElement, Fragment } = redesigned((make, type, props) => make(type, props));
