import { useRef } from 'react';
import sampleA from './assets/sample-a.wav';
import sampleB from './assets/sample-b.wav';
import Sample from './Sample';

export default function AudioValidation() {
  const playing = useRef<HTMLAudioElement>(null);

  // A test cannot tell two samples apart if both play, so the one that starts pauses the other.
  function silenceOther(started: HTMLAudioElement) {
    if (playing.current !== started) playing.current?.pause();
    playing.current = started;
  }

  return (
    <div className="d-grid gap-3">
      <Sample id="sample-a" name="Sample A" src={sampleA} onStart={silenceOther} />
      <Sample id="sample-b" name="Sample B" src={sampleB} onStart={silenceOther} />
    </div>
  );
}
