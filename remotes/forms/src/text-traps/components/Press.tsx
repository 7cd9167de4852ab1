import type { Station as Words } from '@playground/kit/contract/station';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface Choice extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What a person reads on it. */
  reads: string;
}

interface Props {
  of: Words;
  /** What the right button reads. */
  wanted: string;
  choices: Choice[];
  children?: ReactNode;
}

/** A station with several buttons, of which one reads the words in bold. */
export default function Press({ of, wanted, choices, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={of} outcome={outcome}>
      <p>
        Press <strong id={`${of.id}-wanted`}>{wanted}</strong>.
      </p>
      <div className="d-flex flex-wrap gap-2">
        {choices.map(({ reads, ...button }, place) => (
          <button
            id={`${of.id}-${place + 1}`}
            className="btn btn-primary"
            {...button}
            key={reads}
            type="button"
            onClick={({ nativeEvent }) => {
              if (reads !== wanted) missed(`you pressed the button that reads ‘${reads}’.`);
              else if (isByHand(nativeEvent, missed)) done(`you pressed the button that reads ‘${reads}’.`);
            }}
          >
            {button.children ?? reads}
          </button>
        ))}
      </div>
      {children}
    </Station>
  );
}
