import { useSeed } from '@playground/kit/random';
import { useState, useSyncExternalStore } from 'react';
import { nextWordsOf } from '../draw';
import Document from './Document';

/** Whether the browser renders this page before somebody sees it. Browsers without that have no such property. */
const isHidden = () => 'prerendering' in document && document.prerendering === true;

/** Whether it did. If the script comes only when the page is shown, the time of that is left. */
function wasHidden(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return (
    isHidden() || (navigation !== undefined && 'activationStart' in navigation && navigation.activationStart !== 0)
  );
}

function subscribe(changed: () => void) {
  document.addEventListener('prerenderingchange', changed);
  return () => document.removeEventListener('prerenderingchange', changed);
}

export default function Next() {
  const words = nextWordsOf(useSeed());
  const [wasBeforehand] = useState(wasHidden);
  // The page may be shown between its first rendering and its effects, which would miss the event.
  const hidden = useSyncExternalStore(subscribe, isHidden);
  return (
    <Document title="Next page" talks={false}>
      <p id="visits" role="status">{`Visits: ${hidden ? 0 : 1}`}</p>
      <p>
        The word is <strong id="next-word">{hidden ? words.beforehand : words.shown}</strong>.
      </p>
      <p id="rendered" className="mb-0">
        {wasBeforehand
          ? 'The browser rendered this page beforehand.'
          : 'The browser did not render this page beforehand.'}
      </p>
    </Document>
  );
}
