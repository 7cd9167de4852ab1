import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { uploadInParts } from '../parts';
import { stations } from '../stations';
import Chooser from './Chooser';
import { useParts } from './useParts';

const PARTS = 20;
const PAUSE = 200;

export default function ProgressAndCancel() {
  const [outcome, { done, missed }] = useOutcome();
  const [percent, setPercent] = useState<number>();
  const parts = useParts();
  const begin = ([file]: File[], cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (!file) return missed('no file was chosen.');
    if (file.size < PARTS) return missed(`the file has fewer than ${PARTS} bytes. Choose a larger one.`);
    setPercent(0);
    const making = uploadInParts(file, {
      partSize: Math.ceil(file.size / PARTS),
      pause: PAUSE,
      onProgress: (received, length) => {
        // The answer to the last part may come after the cancellation.
        setPercent((before) => (before === undefined ? before : Math.floor((100 * received) / length)));
      },
      onReport: () => {
        setPercent(undefined);
        missed('the whole file arrived before you cancelled. Please start again.');
      },
      onFailure: (status, message) => {
        setPercent(undefined);
        missed(status ? message : 'the connection broke. Please start again.');
      },
    });
    return parts.begin(making, () => {
      setPercent(undefined);
      missed('the code for this upload did not load. Please try again.');
    });
  };
  const cancel = async (cause: Cause) => {
    if (percent === undefined || !isByHand(cause, missed)) return;
    setPercent(undefined);
    await parts.end();
    if (percent >= 50 && percent <= 90) done(`you cancelled the upload at ${percent} percent.`);
    else missed(`you cancelled the upload at ${percent} percent. It must be from 50 to 90.`);
  };
  const isRunning = percent !== undefined;
  return (
    <Station of={stations['progress-and-cancel']} outcome={outcome}>
      <Chooser
        id="slow-file"
        label="File for the slow upload"
        action="Upload slowly"
        busy={isRunning}
        onFiles={begin}
      />
      <div className="d-flex align-items-center gap-3 mt-3">
        <button
          id="cancel-upload"
          type="button"
          className="btn btn-danger text-nowrap"
          disabled={!isRunning}
          onClick={({ nativeEvent }) => cancel(nativeEvent)}
        >
          Cancel upload
        </button>
        <progress
          id="slow-progress"
          aria-label="Progress of the upload"
          className="flex-grow-1"
          max={100}
          value={percent ?? 0}
        />
        <span id="slow-percent" className="text-nowrap">{`${percent ?? 0} %`}</span>
      </div>
    </Station>
  );
}
