import { useEffect, useRef, useState } from 'react';
import { type Entry, entries } from './data';
import { download } from './download';

export default function FileDownload() {
  const visit = useRef<AbortController>(null);
  const [saved, setSaved] = useState('');
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    visit.current = controller;
    return () => controller.abort();
  }, []);

  // Several downloads can run at once, so a click does not cancel the previous one.
  async function start({ file, name }: Entry) {
    const signal = visit.current?.signal;
    if (!signal) return;
    const fileName = `sample.${name}`;
    setSaved('');
    setFailure('');
    try {
      await download(file, fileName, signal);
      setSaved(fileName);
    } catch (error) {
      if (!signal.aborted) setFailure(`${fileName} could not be downloaded: ${(error as Error).message}`);
    }
  }

  return (
    <>
      <div className="d-grid gap-3" style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))' }}>
        {entries.map((entry) => (
          <button key={entry.name} type="button" className="btn btn-primary py-3" onClick={() => start(entry)}>
            {entry.label}
          </button>
        ))}
      </div>
      {saved && <output className="alert alert-success d-block mt-4 mb-0">{`Downloaded ${saved}`}</output>}
      {failure && (
        <div role="alert" className="alert alert-danger mt-4 mb-0">
          {failure}
        </div>
      )}
    </>
  );
}
