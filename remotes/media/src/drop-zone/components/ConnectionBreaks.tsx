import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { uploadInParts } from '../parts';
import { stations } from '../stations';
import type { Report } from '../upload';
import Chooser from './Chooser';
import Reports from './Reports';
import { useParts } from './useParts';

export default function ConnectionBreaks() {
  const [outcome, { done, missed }] = useOutcome();
  const [state, setState] = useState<'idle' | 'busy' | 'broken'>('idle');
  const [reports, setReports] = useState<Report[]>([]);
  const parts = useParts();
  const begin = ([file]: File[], cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    if (!file) return missed('no file was chosen.');
    if (file.size < 2) return missed('the file has fewer than 2 bytes, so it has no half.');
    if (state === 'broken')
      missed('you started again, and the first half is lost. Press ‘Resume upload’ when it breaks.');
    setState('busy');
    setReports([]);
    let broke = false;
    const making = uploadInParts(file, {
      breaks: true,
      onReport: (report) => {
        setState('idle');
        setReports([report]);
        if (broke) done(`the server received all ${report.length} bytes, in two parts.`);
      },
      onFailure: (status, message) => {
        // 409: the browser has sent the request again by itself, and the server had the first half already.
        // 423: the server has not seen yet that an earlier connection is broken.
        broke = [0, 409, 423].includes(status);
        setState(broke ? 'broken' : 'idle');
        if (!broke) missed(message);
      },
    });
    return parts.begin(making, () => {
      setState('idle');
      missed('the code for this upload did not load. Please try again.');
    });
  };
  const resume = (cause: Cause) => {
    if (!isByHand(cause, missed)) return;
    setState('busy');
    parts.upload.current?.start();
  };
  return (
    <Station of={stations['connection-breaks']} outcome={outcome}>
      <Chooser
        id="broken-file"
        label="File for the broken connection"
        action="Upload and break"
        busy={state === 'busy'}
        onFiles={begin}
      />
      <div className="d-flex flex-wrap align-items-center gap-3 mt-3">
        <button
          id="resume-upload"
          type="button"
          className="btn btn-secondary"
          disabled={state !== 'broken'}
          onClick={({ nativeEvent }) => resume(nativeEvent)}
        >
          Resume upload
        </button>
        <span id="broken-state" aria-live="polite">
          {state === 'broken' && 'The connection is broken.'}
        </span>
      </div>
      <Reports
        id="broken-report"
        busy={state === 'busy'}
        reports={reports}
        none={state === 'broken' ? 'The server has received half of the file.' : undefined}
      />
    </Station>
  );
}
