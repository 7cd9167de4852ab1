import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Player from './Player';
import { useRecorder } from './useRecorder';

const [SHORTEST, LONGEST] = [2, 10];

export default function RecordTwoSeconds() {
  const [outcome, { done, missed }] = useOutcome();
  const [file, setFile] = useState<Blob>();
  const { words, start, stop } = useRecorder(missed, (recorded, seconds) => {
    setFile(recorded);
    const length = `${seconds.toFixed(1)} seconds`;
    if (seconds < SHORTEST) missed(`the recording is ${length} long, which is too short.`);
    else if (seconds > LONGEST) missed(`the recording is ${length} long, which is too long.`);
    else done(`you recorded ${length}.`);
  });
  return (
    <Station of={stations.record} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <button type="button" id="record-start" className="btn btn-primary" onClick={(event) => start(event)}>
          Record
        </button>
        <button type="button" id="record-stop" className="btn btn-secondary" onClick={(event) => stop(event)}>
          Stop recording
        </button>
        <span id="record-state">{words}</span>
      </div>
      {file && <Player id="record-player" label="Your recording" file={file} />}
    </Station>
  );
}
