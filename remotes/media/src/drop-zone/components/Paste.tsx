import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ClipboardEvent } from 'react';
import { stations } from '../stations';
import Reports from './Reports';
import { useSend } from './useSend';

export default function Paste() {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, reports, send } = useSend(missed);
  const paste = async (event: ClipboardEvent) => {
    if (!isByHand(event.nativeEvent, missed)) return;
    const files = [...event.clipboardData.files];
    if (files.length === 0) return missed('the clipboard had no picture and no file.');
    const received = await send(files.slice(0, 1));
    const type = received?.[0]?.type;
    if (type?.startsWith('image/')) done(`the server received a picture of the type ${type}.`);
    else if (type) missed(`the server received a file of the type ${type}, which is not a picture.`);
  };
  return (
    <Station of={stations.paste} outcome={outcome}>
      <label className="form-label" htmlFor="paste-area">
        Paste a picture here
      </label>
      <textarea id="paste-area" className="form-control" rows={3} onPaste={paste} />
      <Reports id="paste-report" busy={busy} reports={reports} />
    </Station>
  );
}
