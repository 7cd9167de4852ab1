import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';
import { useWorkerPage } from './useWorkerPage';

export default function Offline() {
  const [outcome, { done, missed }] = useOutcome();
  const asked = useRef(false);
  const page = useWorkerPage({
    id: 'offline',
    title: 'Offline page',
    onReport({ served, state }) {
      if (state === 'unsupported') missed('this browser offers no service worker on this address.');
      if (state === 'failed') missed('the worker was not installed. Is the browser online?');
      if (!served || !asked.current) return;
      asked.current = false;
      if (served === 'network') missed('the network served the page. Install the worker first.');
      else if (navigator.onLine)
        missed('the worker served the page, but the browser is online. Take it offline first.');
      else done('the worker served the page while the browser was offline.');
    },
    onAway: () => missed('the page did not come. Go online, load it again, and install the worker.'),
  });
  const install = ({ nativeEvent }: MouseEvent) =>
    isByHand(nativeEvent, missed) && page.order({ order: 'register', version: 1 });
  const load = ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    asked.current = true;
    page.load();
  };
  return (
    <Station of={stations.offline} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2 mb-3">
        <button type="button" id="install-worker" className="btn btn-secondary" onClick={install}>
          Install worker
        </button>
        <button type="button" id="load-offline-page" className="btn btn-primary" onClick={load}>
          Load page again
        </button>
      </div>
      {page.view}
    </Station>
  );
}
