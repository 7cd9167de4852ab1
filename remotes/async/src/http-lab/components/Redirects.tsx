import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { numberProblem } from '../answers';
import { hopsOf, ringOf } from '../lab';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';

const KINDS = {
  redirects: {
    call: 'hops/0',
    button: 'Follow the redirects',
    field: 'number-of-redirects',
    label: 'Number of redirects',
    action: 'Check redirects',
    what: 'redirects',
    right: hopsOf,
  },
  ring: {
    call: 'ring/0',
    button: 'Enter the ring',
    field: 'addresses-in-the-ring',
    label: 'Addresses in the ring',
    action: 'Check ring',
    what: 'different addresses in the ring',
    right: ringOf,
  },
} as const;

const NOT_ASKED = 'No answer yet.';

/** Redirects that end, or go around. */
export default function Redirects({ lab, kind }: { lab: Lab; kind: keyof typeof KINDS }) {
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState(NOT_ASKED);
  const { call, button, field, label, action, what, right } = KINDS[kind];
  const follow = async () => {
    setSaid('Waiting …');
    const answer = await lab.ask(call);
    setSaid(
      answer ? `The last answer has the status ${answer.status}.` : 'The browser gave up, and there is no answer.',
    );
  };
  return (
    <Station of={stations[kind]} outcome={outcome}>
      <AskButton id={`ask-${kind}`} missed={missed} onPress={follow}>
        {button}
      </AskButton>
      <Answered id={`${kind}-answer`}>{said}</Answered>
      <Answer
        id={field}
        label={label}
        check={action}
        onAnswer={(typed, cause) => {
          const number = right(lab.seed);
          const problem =
            said === NOT_ASKED ? 'the page has not sent the request yet.' : numberProblem(typed, number, what);
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`there are ${number} ${what}.`);
        }}
      />
    </Station>
  );
}
