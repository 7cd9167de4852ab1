import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import Sound from './Sound';

const SOUNDS = ['Bell', 'Horn', 'Flute'];
const PITCHES = [880, 220, 523];

/** How much earlier than its length a sound may end, in seconds. Browsers round. */
const TOLERANCE = 0.2;

type State = 'not played' | 'playing' | 'stopped before its end' | 'played to its end';

/** Whether a sound was played without a leap, at its own speed. */
export function isPlayedWhole({
  played,
  duration,
  playbackRate,
}: Pick<HTMLAudioElement, 'played' | 'duration' | 'playbackRate'>) {
  const parts = Array.from({ length: played.length }, (_, i) => played.end(i) - played.start(i));
  return playbackRate === 1 && parts.reduce((sum, part) => sum + part, 0) >= duration - TOLERANCE;
}

/** `lengths` has the seconds of each sound. */
export default function PlayOneAtATime({ lengths }: { lengths: readonly number[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [states, setStates] = useState<State[]>(SOUNDS.map(() => 'not played'));
  const began = useRef(0);
  const playing = states.indexOf('playing');
  const become = (changes: Record<number, State>) =>
    setStates((before) => before.map((state, i) => changes[i] ?? state));

  const press = (sound: number, event: MouseEvent) => {
    if (playing === sound || !isByHand(event, missed)) return;
    began.current = performance.now();
    become({ [playing]: 'stopped before its end', [sound]: 'playing' });
    if (playing >= 0)
      missed(`${SOUNDS[playing]} was still playing when you started ${SOUNDS[sound]}. Play ${SOUNDS[playing]} again.`);
  };
  const end = (sound: number, element: HTMLAudioElement) => {
    // A script can play a sound, or move it to its end, without the button.
    if (playing !== sound) return;
    const heard = (performance.now() - began.current) / 1_000;
    // Without a loudspeaker, Firefox plays faster than time passes.
    const whole = heard >= (lengths[sound] ?? 0) - TOLERANCE || isPlayedWhole(element);
    become({ [sound]: whole ? 'played to its end' : 'stopped before its end' });
    if (!whole) missed(`a script moved ${SOUNDS[sound]} to its end.`);
    else if (states.every((state, i) => i === sound || state === 'played to its end'))
      done('you played all three sounds, one at a time.');
  };
  return (
    <Station of={stations.play} outcome={outcome}>
      <ul className="list-group" id="sounds">
        {SOUNDS.map((name, i) => (
          <Sound
            key={name}
            name={name}
            pitch={PITCHES[i] ?? 0}
            seconds={lengths[i] ?? 0}
            state={states[i] ?? ''}
            onPress={(event) => press(i, event)}
            onEnded={(element) => end(i, element)}
            onFailed={(reason) => {
              become({ [i]: 'stopped before its end' });
              missed(`the browser did not play ${name} (${reason}).`);
            }}
          />
        ))}
      </ul>
    </Station>
  );
}
