import { Fragment } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';

export type Props = Record<string, unknown>;

/** Makes an element with the key of the one that it stands for. */
type Make = (type: React.ElementType | string, props: Props) => React.ReactElement;

/** A source for JSX in which `draw` makes the elements of HTML and SVG, and `changeComponent` other props for components. */
export function redesigned(
  draw: (make: Make, type: string, props: Props) => React.ReactElement,
  changeComponent = (props: Props) => props,
) {
  const jsx = (type: React.ElementType, props: Props, key?: React.Key) => {
    const make: Make = (other, changed) => reactJsx(other as React.ElementType, changed, key);
    return typeof type === 'string' ? draw(make, type, props) : make(type, changeComponent(props));
  };
  /** The compiler takes it for an element with a key after a spread. */
  const createElement = (type: React.ElementType, { key, ...props }: Props, ...children: React.ReactNode[]) =>
    jsx(type, children.length === 0 ? props : { ...props, children }, key as React.Key);
  return { Fragment, jsx, jsxs: jsx, createElement };
}

/** Whether an element has only text in it, and some. */
export const isOnlyText = ({ children }: Props) =>
  [children].flat().every((child) => typeof child === 'string' || typeof child === 'number');
