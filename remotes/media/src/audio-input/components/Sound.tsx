import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { tone } from '../tone';
import { useObjectUrl } from './useObjectUrl';

interface Props {
  name: string;
  /** In hertz. */
  pitch: number;
  seconds: number;
  /** In words. The sound plays while this is `playing`. */
  state: string;
  onPress: (event: MouseEvent) => void;
  onEnded: (element: HTMLAudioElement) => void;
  onFailed: (reason: string) => void;
}

export default function Sound({ name, pitch, seconds, state, onPress, onEnded, onFailed }: Props) {
  const id = name.toLowerCase();
  const audio = useRef<HTMLAudioElement>(null);
  const [file] = useState(() => tone(pitch, seconds));
  const url = useObjectUrl(file);
  const failed = useRef(onFailed);
  failed.current = onFailed;
  useEffect(() => {
    const element = audio.current;
    if (state !== 'playing' || !element) return;
    element.currentTime = 0;
    element.play().catch(({ name: kind, message }: Error) => {
      // A pause before the first sound rejects with an AbortError.
      if (kind !== 'AbortError') failed.current(message || kind);
    });
    return () => element.pause();
  }, [state]);
  return (
    <li className="list-group-item d-flex flex-wrap justify-content-between align-items-center gap-2">
      <span>
        {name}: <span id={`${id}-state`}>{state}</span>
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: it is a tone without words. */}
      <audio id={`${id}-audio`} ref={audio} src={url} onEnded={({ currentTarget }) => onEnded(currentTarget)} />
      <button
        type="button"
        id={`play-${id}`}
        className="btn btn-sm btn-secondary"
        onClick={onPress}
      >{`Play ${name}`}</button>
    </li>
  );
}
