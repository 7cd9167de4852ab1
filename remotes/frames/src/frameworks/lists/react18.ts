import { createRoot } from 'react-dom18/client';
import { createElement, useState } from 'react18';
import type { Mount } from './options';
import { reactList } from './reactList';

const TodoList = reactList({ createElement, useState });

export const mount: Mount = (element, options) => {
  // React 18 adds a listener to the document of this element and never removes it. So it gets a document that nobody keeps.
  const host = document.implementation.createHTMLDocument().createElement('div');
  const root = createRoot(host);
  element.append(host);
  root.render(createElement(TodoList, options));
  return () => {
    root.unmount();
    host.remove();
  };
};
