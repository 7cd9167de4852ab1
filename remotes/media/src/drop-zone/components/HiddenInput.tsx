import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import { stations } from '../stations';
import Reports from './Reports';
import { useChosen } from './useChosen';
import { useSend } from './useSend';

export default function HiddenInput() {
  const [outcome, { done, missed }] = useOutcome();
  const { busy, reports, send } = useSend(missed);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useChosen();
  const press = async (event: Event) => {
    if (!isByHand(chosen.causeOf(file ? [file] : [], event), missed)) return;
    if (!file) return missed('no file was chosen.');
    const received = await send([file]);
    if (received) done(`the server received ${received[0]?.name}.`);
  };
  return (
    <Station of={stations['hidden-input']} outcome={outcome}>
      <input
        id="hidden-file"
        ref={input}
        type="file"
        hidden
        aria-label="Hidden file"
        onInput={chosen.note}
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <div className="d-flex flex-wrap align-items-center gap-2">
        <button
          id="choose-file"
          type="button"
          className="btn btn-secondary"
          onClick={({ nativeEvent }) => isByHand(nativeEvent, missed) && input.current?.click()}
        >
          Choose file
        </button>
        <span id="chosen-file" className="text-break">
          {file ? file.name : 'No file chosen'}
        </span>
        <PressButton id="upload-hidden-file" label="Upload chosen file" busy={busy} onPress={press} />
      </div>
      <Reports id="hidden-report" busy={busy} reports={reports} />
    </Station>
  );
}
