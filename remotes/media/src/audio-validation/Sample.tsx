import { useEffect, useRef, useState } from 'react';
import ProgressBar from './ProgressBar';

interface SampleProps {
  id: string;
  name: string;
  src: string;
  /** Called with the audio element when it starts to play. */
  onStart: (audio: HTMLAudioElement) => void;
}

/** A recording with its button and its bar. Both show the state that the audio element reports. */
export default function Sample({ id, name, src, onStart }: SampleProps) {
  const audio = useRef<HTMLAudioElement>(null);
  // The position of a click before the length is known, because a click must count on a slow network too.
  const early = useRef(0);
  const [playing, setPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);

  async function toggle() {
    const element = audio.current;
    if (!element) return;
    if (!element.paused) return element.pause();
    setRefusal('');
    try {
      await element.play();
    } catch (error) {
      // A pause before the first sound rejects with an AbortError.
      if ((error as Error).name === 'AbortError') return;
      // An audio element that failed to load counts as playing until it is paused.
      element.pause();
      setRefusal(`${name} cannot be played: ${(error as Error).message}`);
    }
  }

  function lengthIsKnown({ duration }: HTMLAudioElement) {
    setDuration(duration);
    if (early.current > 0) seek(early.current, duration);
  }

  function seek(share: number, length = duration) {
    early.current = share;
    if (!audio.current || length === 0) return;
    audio.current.currentTime = share * length;
    setSeconds(share * length);
  }

  return (
    <section id={id} className="card" aria-labelledby={`${id}-title`}>
      <div className="card-body">
        <div className="d-flex justify-content-between align-items-baseline mb-2">
          <h2 className="h5 mb-0" id={`${id}-title`}>
            {name}
          </h2>
          <span
            className="text-body-secondary font-monospace small"
            aria-hidden="true"
          >{`${seconds.toFixed(1)} / ${duration.toFixed(1)} s`}</span>
        </div>
        {/* preload=metadata: the bar needs the length, and the sound loads when you play it. */}
        {/* biome-ignore lint/a11y/useMediaCaption: the exercise is to check the sound. */}
        <audio
          ref={audio}
          id={`${id}-audio`}
          src={src}
          preload="metadata"
          onLoadedMetadata={(event) => lengthIsKnown(event.currentTarget)}
          onTimeUpdate={(event) => setSeconds(event.currentTarget.currentTime)}
          onPlay={(event) => {
            setPlaying(true);
            onStart(event.currentTarget);
          }}
          onPause={() => setPlaying(false)}
          onEnded={() => setPlaying(false)}
        />
        <div className="d-flex align-items-center gap-3">
          <button type="button" className="btn btn-primary" style={{ minWidth: '5.5rem' }} onClick={toggle}>
            {playing ? 'Pause' : 'Play'}
          </button>
          <ProgressBar name={name} seconds={seconds} duration={duration} onSeek={seek} />
        </div>
        {refusal && (
          <div role="alert" className="alert alert-danger mt-3 mb-0">
            {refusal}
          </div>
        )}
      </div>
    </section>
  );
}
