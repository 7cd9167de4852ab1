import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { stations } from '../stations';

export default function FullScreen() {
  const [outcome, { done, missed }] = useOutcome();
  const [isFull, setFull] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const [isMarked, setMarked] = useState(false);
  const leaves = useRef(false);
  useEffect(() => {
    const follow = () => {
      const is = picture.current !== null && document.fullscreenElement === picture.current;
      setFull(is);
      if (is) {
        setMarked(false);
        leaves.current = false;
      } else if (!leaves.current) missed('full screen was left without its button.');
      else if (isMarked) done('the picture was marked in full screen.');
      else missed('the picture was not marked.');
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [isMarked, done, missed]);
  const open = (event: Event) => {
    if (!isByHand(event, missed)) return;
    if (!document.fullscreenEnabled) return missed('this browser has no full screen.');
    picture.current?.requestFullscreen().catch(() => missed('the browser refused full screen.'));
  };
  return (
    <Station of={stations['full-screen']} outcome={outcome}>
      <PressButton id="full-screen-open" label="Full screen" busy={isFull} onPress={open} />
      <div
        ref={picture}
        id="picture"
        className={
          isFull ? 'd-flex flex-column align-items-center justify-content-center gap-3 bg-body text-body' : 'd-none'
        }
      >
        <svg viewBox="0 0 160 100" width="160" height="100" fill="currentColor" aria-hidden="true">
          <path d="M0 100 60 10 95 60 115 35 160 100z" />
        </svg>
        <output id="picture-mark" aria-label="Picture">
          {isMarked ? 'marked' : 'not marked'}
        </output>
        <div className="d-flex gap-2">
          <PressButton
            id="mark"
            label="Mark"
            busy={false}
            onPress={(event) => {
              if (isByHand(event, missed)) setMarked(true);
            }}
          />
          <PressButton
            id="leave-full-screen"
            label="Leave full screen"
            look="secondary"
            busy={false}
            onPress={(event) => {
              if (!isByHand(event, missed)) return;
              leaves.current = true;
              document.exitFullscreen();
            }}
          />
        </div>
      </div>
    </Station>
  );
}
