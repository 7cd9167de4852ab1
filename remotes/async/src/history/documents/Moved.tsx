import { useEffect } from 'react';

/** Sends visitors of the station to the new address, and leaves no entry in the history. */
export default function Moved() {
  const visit = new URLSearchParams(window.location.search).get('visit');
  useEffect(() => {
    if (visit) window.location.replace(`/history/arrived?visit=${encodeURIComponent(visit)}`);
  }, [visit]);
  return <p>This page has a new address. The link of the station sends you there.</p>;
}
