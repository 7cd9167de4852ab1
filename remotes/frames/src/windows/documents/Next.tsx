import { useSeed } from '@playground/kit/random';
import { useEffect, useState } from 'react';
import { nextWordsOf } from '../draw';
import Document from './Document';

/** Whether the browser renders this page before somebody sees it. Browsers without that have no such property. */
const isHidden = () => 'prerendering' in document && document.prerendering === true;

export default function Next() {
  const words = nextWordsOf(useSeed());
  const [wasBeforehand] = useState(isHidden);
  const [visits, setVisits] = useState(wasBeforehand ? 0 : 1);
  useEffect(() => {
    const count = () => setVisits((before) => before + 1);
    document.addEventListener('prerenderingchange', count);
    return () => document.removeEventListener('prerenderingchange', count);
  }, []);
  return (
    <Document title="Next page" talks={false}>
      <p id="visits" role="status">{`Visits: ${visits}`}</p>
      <p>
        The word is <strong id="next-word">{visits > 0 ? words.shown : words.beforehand}</strong>.
      </p>
      <p id="rendered" className="mb-0">
        {wasBeforehand
          ? 'The browser rendered this page beforehand.'
          : 'The browser did not render this page beforehand.'}
      </p>
    </Document>
  );
}
