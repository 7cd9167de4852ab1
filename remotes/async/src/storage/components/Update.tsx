import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import { stations } from '../stations';
import { useWorkerPage } from './useWorkerPage';

export default function Update() {
  const [outcome, { done, missed }] = useOutcome();
  const asked = useRef(false);
  const published = useRef(false);
  /** Whether version 1 has served the page. */
  const began = useRef(false);
  const page = useWorkerPage({
    id: 'update',
    title: 'Updated page',
    onReport({ served, version, state }) {
      if (state === 'unsupported') missed('this browser offers no service worker on this address.');
      if (state === 'failed') missed(`version ${version} of the worker was not installed.`);
      if (state === 'none waits')
        missed(
          published.current
            ? 'version 2 does not wait now. The frame says how far it is.'
            : 'no new version waits. Publish version 2 first.',
        );
      // From now on the page uses version 1.
      if (String(version) === '1' && state === 'activated') page.load();
      if (served === '1') began.current = true;
      if (!served || !asked.current) return;
      asked.current = false;
      if (served === '2' && !began.current)
        missed('version 2 served the page, but version 1 never did. Reload the page, and install version 1 first.');
      else if (served === '2') done('version 2 of the worker served the page.');
      else if (served === 'network') missed('the network served the page. Install version 1 first.');
      else if (published.current) missed('version 1 served the page again, because version 2 waits.');
      else missed('version 1 served the page, and version 2 is not published yet.');
    },
    onAway: () => missed('the page did not come. Load it again.'),
  });
  const press = (act: () => void) => (event: MouseEvent) => isByHand(event.nativeEvent, missed) && act();
  const publish = () => {
    published.current = true;
    page.order({ order: 'register', version: 2 });
  };
  const load = () => {
    asked.current = true;
    page.load();
  };
  return (
    <Station of={stations.update} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2 mb-3">
        {(
          [
            ['install-version-1', 'Install version 1', () => page.order({ order: 'register', version: 1 })],
            ['publish-version-2', 'Publish version 2', publish],
            ['use-version-2', 'Use version 2', () => page.order({ order: 'use' })],
          ] as const
        ).map(([id, label, act]) => (
          <button key={id} type="button" id={id} className="btn btn-secondary" onClick={press(act)}>
            {label}
          </button>
        ))}
        <button type="button" id="load-updated-page" className="btn btn-primary" onClick={press(load)}>
          Load updated page
        </button>
      </div>
      {page.view}
    </Station>
  );
}
