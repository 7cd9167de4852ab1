import { Station, useOutcome } from '@playground/kit/stations/Station';
import { contract, documentOf, mainOf } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const inAttribute = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const archive = documentOf(
  'Archive',
  mainOf(
    'Archive',
    `<p class="above-the-end">The contract is at the end.</p>
      <iframe id="archived-frame" title="Archived contract" height="120" srcdoc="${inAttribute(contract('Archived contract'))}"></iframe>`,
  ),
);

export default function OutOfView() {
  const [outcome, { done, missed }] = useOutcome();
  return (
    <Station of={stations['out-of-view']} outcome={outcome}>
      <LocalFrame
        id="archive-frame"
        title="Archive"
        srcDoc={archive}
        height={220}
        onSign={() => done('the contract out of view was signed.')}
        missed={missed}
      />
    </Station>
  );
}
