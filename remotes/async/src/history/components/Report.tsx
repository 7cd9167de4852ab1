import { useEffect, useState } from 'react';
import type { Return } from './useReturn';

/** What this browser says about its history now. `navigation` is not in all browsers. */
function facts() {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { navigation } = window as { navigation?: { entries: () => unknown[] } };
  return { type: load?.type ?? 'unknown', length: window.history.length, entries: navigation?.entries().length };
}

/** What the browser says about its history, beside the stations. */
export default function Report({ back }: { back: Return | undefined }) {
  const [{ type, length, entries }, setFacts] = useState(facts);
  useEffect(() => {
    const look = () => setFacts(facts());
    const events = ['popstate', 'pageshow', 'hashchange', 'click'];
    for (const name of events) window.addEventListener(name, look);
    return () => {
      for (const name of events) window.removeEventListener(name, look);
    };
  }, []);
  return (
    <section id="report" className="card" aria-labelledby="report-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="report-title">
          What the browser says
        </h2>
        <dl className="row mb-0">
          <dt className="col-sm-5">This document was loaded by</dt>
          <dd className="col-sm-7" id="load-type">
            {type}
          </dd>
          <dt className="col-sm-5">Entries in the history of this tab</dt>
          <dd className="col-sm-7" id="history-length">
            {length}
          </dd>
          <dt className="col-sm-5">Entries that this page may see</dt>
          <dd className="col-sm-7" id="navigation-entries">
            {entries ?? 'This browser does not say.'}
          </dd>
          <dt className="col-sm-5">Last return to this page</dt>
          <dd className="col-sm-7 mb-0" id="last-return">
            {back?.inWords ?? 'None yet.'}
          </dd>
        </dl>
      </div>
    </section>
  );
}
