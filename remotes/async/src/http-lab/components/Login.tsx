import { ACCOUNT, wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { wordProblem } from '../answers';
import { stations } from '../stations';
import type { Lab } from './useLab';

/** A page for which the browser itself asks for name and password. */
export default function Login({ lab, scheme }: { lab: Lab; scheme: 'basic' | 'digest' }) {
  const [outcome, { done, missed }] = useOutcome();
  const { name } = stations[scheme];
  const password = wordIn(scheme, lab.seed);
  return (
    <Station of={stations[scheme]} outcome={outcome}>
      <p className="mb-1">
        Name: <strong id={`${scheme}-name`}>{ACCOUNT}</strong>, password:{' '}
        <strong id={`${scheme}-password`}>{password}</strong>
      </p>
      <p>
        <a
          id={`${scheme}-page`}
          href={lab.addressOf(scheme)}
          target="_blank"
          rel="noreferrer"
        >{`Page behind ${name}`}</a>
      </p>
      <Answer
        id={`${scheme}-word`}
        label={`Word behind ${name}`}
        check={`Check ${name}`}
        onAnswer={(typed, cause) => {
          const word = wordIn(`${scheme} word`, lab.seed);
          const problem = wordProblem(typed, word, { [password]: 'the password' });
          if (problem) missed(problem);
          else if (isByHand(cause, missed)) done(`the word is ${word}.`);
        }}
      />
    </Station>
  );
}
