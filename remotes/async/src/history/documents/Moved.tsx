import { useEffect } from 'react';

/** A page that sends each visitor on, and leaves no entry in the history. */
export default function Moved() {
  useEffect(() => {
    window.location.replace(`/history/arrived${window.location.search}`);
  }, []);
  return <p>This page has a new address. The browser takes you there.</p>;
}
