import { PressButton } from '@playground/kit/stations/PressButton';
import { useEffect, useState } from 'react';
import { FIRST_TEAS, LATE_TEAS } from '../draw';
import { stations } from '../stations';
import Choice from './Choice';

const LATE_MS = 1500;

export default function OptionsComeLate({ tea }: { tea: string }) {
  const [state, setState] = useState<'first' | 'loading' | 'all'>('first');
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('all'), LATE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Choice
      of={stations.late}
      id="tea"
      label="Tea"
      asked={
        <>
          <p>
            The tea is <strong id="asked-tea">{tea}</strong>.
          </p>
          <p>
            <PressButton
              id="load-teas"
              label="Load teas"
              look="secondary"
              busy={state !== 'first'}
              onPress={() => setState('loading')}
            />
          </p>
        </>
      }
      problem={([option]) => (option?.text === tea ? undefined : `the tea is ${option?.text}.`)}
    >
      {[...FIRST_TEAS, ...(state === 'all' ? LATE_TEAS : [])].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Choice>
  );
}
