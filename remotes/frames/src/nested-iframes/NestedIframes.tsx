import { otherOrigin } from '@playground/kit/otherOrigin';
import { useEffect, useState } from 'react';
import ModeChoice from './ModeChoice';
import { type Mode, modeOf, searchOf } from './mode';

function showInAddress(mode: Mode) {
  const url = new URL(window.location.href);
  if (mode === 'same') url.searchParams.delete('frames');
  else url.searchParams.set('frames', mode);
  // Keep the state: the shell's router has its data there.
  window.history.replaceState(window.history.state, '', url);
}

export default function NestedIframes() {
  const [mode, setMode] = useState(() => modeOf(window.location.search));
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const choose = (chosen: Mode) => {
    setMode(chosen);
    showInAddress(chosen);
  };
  const origin = mode === 'same' ? '' : otherOrigin('frames');
  const source = `${origin}/nestedIframes/firstIframe${searchOf(mode)}`;
  return (
    <>
      <ModeChoice mode={mode} onChoose={choose} />
      {/* A new source gets a new element, because changing the source adds an entry to the tab's history. */}
      <iframe
        key={source}
        id="first-iframe"
        title="First iframe"
        src={source}
        height={800}
        className="d-block w-100 border rounded"
      />
    </>
  );
}
