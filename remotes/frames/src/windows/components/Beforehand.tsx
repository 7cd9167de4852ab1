import { useSeed } from '@playground/kit/random';
import { nextWordsOf } from '../draw';
import { lobbyOf } from '../lobby';
import { stations } from '../stations';
import CarriedWord from './CarriedWord';

const hasRules = () => HTMLScriptElement.supports?.('speculationrules') === true;

/** A page that the browser may render before the link to it is followed. */
export default function Beforehand() {
  const seed = useSeed();
  const { shown, beforehand } = nextWordsOf(seed);
  return (
    <CarriedWord
      of={stations.beforehand}
      link={{ id: 'open-lobby', label: 'Open the lobby', href: lobbyOf(seed) }}
      field={{ id: 'shown-word', label: 'Word of the next page' }}
      button={{ id: 'confirm-word', label: 'Confirm' }}
      word={shown}
      done={`the page had the word ${shown} when it was shown.`}
      why={(text) => (text === beforehand ? 'the page had this word before it was shown.' : undefined)}
    >
      {!hasRules() && <p>This browser has no speculation rules, so it renders no page beforehand.</p>}
    </CarriedWord>
  );
}
