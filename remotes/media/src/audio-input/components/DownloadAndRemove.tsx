import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import { useState } from 'react';
import { stations } from '../stations';
import { useObjectUrl } from './useObjectUrl';
import { useRecorder } from './useRecorder';

/** A browser chooses the format of its recordings. */
const ENDINGS: Record<string, string> = { 'audio/ogg': 'ogg', 'audio/mp4': 'm4a', 'audio/webm': 'webm' };

export default function DownloadAndRemove() {
  const [outcome, { done, missed }] = useOutcome();
  const [memo, setMemo] = useState<{ file: Blob; seconds: number }>();
  const [downloaded, setDownloaded] = useState(false);
  const url = useObjectUrl(memo?.file);
  const { words, start, stop } = useRecorder(missed, (file, seconds) => {
    setMemo({ file, seconds });
    setDownloaded(false);
  });
  const handlers = useAnswer((typed, cause) => {
    if (!memo) return missed('there is no memo. Record one first.');
    // File managers write 12,345 or 12 345.
    const size = typed.replaceAll(/[\s.,’']/g, '');
    if (!downloaded) missed('nobody downloaded the memo from this page. It is still there.');
    else if (!size) missed('nothing was typed. The memo is still there.');
    else if (size !== String(memo.file.size))
      missed(`${quoted(typed)} is not the size of the file. The memo is still there.`);
    else if (isByHand(cause, missed)) {
      setMemo(undefined);
      done(`the file has ${size} bytes, and the page no longer has the memo.`);
    }
  });
  const name = `memo.${ENDINGS[memo?.file.type.split(';')[0] ?? ''] ?? 'audio'}`;
  return (
    <Station of={stations.download} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-3">
        <button type="button" id="memo-start" className="btn btn-primary" onClick={(event) => start(event)}>
          Record memo
        </button>
        <button type="button" id="memo-stop" className="btn btn-secondary" onClick={(event) => stop(event)}>
          Stop memo
        </button>
        <span id="memo-recorder">{words}</span>
      </div>
      <div
        className="d-flex flex-wrap justify-content-between align-items-center gap-2 border rounded p-2 mb-3"
        id="memo"
      >
        {memo ? (
          <>
            <span>
              <span id="memo-name">{name}</span>
              <span>{`, ${memo.seconds.toFixed(1)} seconds`}</span>
            </span>
            <a
              id="download-memo"
              className="btn btn-sm btn-secondary"
              href={url}
              download={name}
              onClick={({ nativeEvent }) => isByHand(nativeEvent, missed) && setDownloaded(true)}
            >
              Download memo
            </a>
          </>
        ) : (
          <span className="text-body-secondary">No memo.</span>
        )}
      </div>
      <form className="d-flex flex-wrap align-items-end gap-2" {...handlers}>
        <div>
          <label className="form-label" htmlFor="memo-size">
            Size in bytes
          </label>
          <input id="memo-size" className="form-control" inputMode="numeric" autoComplete="off" />
        </div>
        <button type="submit" id="remove-memo" className="btn btn-secondary">
          Remove memo
        </button>
      </form>
    </Station>
  );
}
