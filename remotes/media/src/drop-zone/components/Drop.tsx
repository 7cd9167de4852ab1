import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type DragEvent, useState } from 'react';
import { stations } from '../stations';
import Reports from './Reports';
import { useSend } from './useSend';

export default function Drop() {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, reports, send } = useSend(missed);
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isByHand(event.nativeEvent, missed)) return;
    const { files: dropped, items } = event.dataTransfer;
    const files = [...dropped];
    // A folder is among the files, but nobody can read it.
    const hasFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory);
    if (files.length === 0 || hasFolder) return missed('what was dropped is not a file.');
    if (files.length > 1) return missed(`${files.length} files were dropped. Drop one.`);
    const received = await send(files);
    if (received) done(`the server received ${received[0]?.name}.`);
  };
  return (
    <Station of={stations.drop} outcome={outcome}>
      <section
        id="drop-area"
        aria-label="Drop a file here"
        className={`border border-2 rounded p-5 text-center ${over ? 'border-primary bg-body-secondary' : 'bg-body-tertiary'}`}
        onDragOver={(event) => event.preventDefault()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        Drop a file here
      </section>
      <Reports id="drop-report" busy={busy} reports={reports} />
    </Station>
  );
}
