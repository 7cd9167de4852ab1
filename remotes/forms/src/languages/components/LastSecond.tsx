import { now } from '@playground/kit/now';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { aboutLanguage, type Language, say } from '../messages';
import { stations } from '../stations';

/** Seconds until the next minute begins, rounded up. */
const secondsLeft = () => 60 - now().getSeconds();

export default function LastSecond({ language }: { language: Language }) {
  const [outcome, { done, missed }] = useOutcome();
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 50);
    return () => clearInterval(timer);
  }, []);
  return (
    <Station of={stations['last-second']} outcome={outcome}>
      <p id="time-left" role="timer" aria-label="Time left" lang={language} className="fs-4 mb-2">
        {say(language, 'left', { count: left })}
      </p>
      <button
        id="stop"
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => {
          if (left !== 1) missed(`there were ${left} seconds left.`);
          else if (language !== 'de') missed(`the language is ${aboutLanguage(language).name}, not Deutsch.`);
          else if (isByHand(nativeEvent, missed)) done('you pressed in the last second.');
        }}
      >
        Stop in the last second
      </button>
    </Station>
  );
}
