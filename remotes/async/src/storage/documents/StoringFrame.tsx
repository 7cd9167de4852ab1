import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useEffect, useState } from 'react';
import { draw } from '../draw';
import { flavourOf } from '../flavour';

/** Stores its word while it is there. */
export default function StoringFrame() {
  const seed = useSeed();
  const run = useRun();
  const [said, setSaid] = useState('');
  useEffect(() => {
    // In a tab, a document is its own parent.
    if (window.parent === window) return setSaid('Open the page Storage, which shows this document in a frame.');
    const { tag, frame } = draw(seed, run);
    const name = flavourOf(tag);
    try {
      localStorage.setItem(name, frame);
      setSaid('This frame has stored its word.');
    } catch {
      return setSaid('This browser lets this frame store nothing.');
    }
    const leave = () => localStorage.removeItem(name);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [seed, run]);
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        A frame of another origin
      </h1>
      <p role="status">{said}</p>
      <p className="small text-body-secondary mb-0">
        From <span className="text-break">{window.location.origin}</span>
      </p>
    </main>
  );
}
