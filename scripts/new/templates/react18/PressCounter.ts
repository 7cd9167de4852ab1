import type { Mountable } from '@playground/kit/contract/mount';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import Presses from './components/Presses';

export default {
  mount(element) {
    // React 18 adds a listener to the document of this element and never removes it. So it gets a document that nobody keeps.
    const host = document.implementation.createHTMLDocument().createElement('div');
    const root = createRoot(host);
    element.append(host);
    root.render(createElement(Presses));
    return () => root.unmount();
  },
} satisfies Mountable;
