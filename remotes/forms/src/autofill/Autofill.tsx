import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import Decoy from './components/Decoy';
import FilledBefore from './components/FilledBefore';
import FilledForm from './components/FilledForm';
import { CARD_TOKENS, draw, LANGUAGES } from './draw';
import { stations } from './stations';

const ADDRESS = [
  { token: 'name', label: 'Full name' },
  { token: 'street-address', label: 'Street' },
  { token: 'postal-code', label: 'Postal code' },
  { token: 'address-level2', label: 'Town' },
];

export default function Autofill() {
  const seed = useSeed();
  const [{ address, card, language, order, email }] = useState(() => draw(seed));
  const labelOf = (token: (typeof CARD_TOKENS)[number]) => LANGUAGES[language][CARD_TOKENS.indexOf(token)] ?? '';
  return (
    <div className="d-flex flex-column gap-4">
      <FilledForm
        of={stations.address}
        id="address"
        wanted={address}
        fields={ADDRESS}
        problem={(textOf) => (textOf('website') ? 'the field that a person never sees is filled.' : undefined)}
      >
        <Decoy />
      </FilledForm>
      <FilledForm
        of={stations.card}
        id="card"
        wanted={card}
        fields={order.map((token) => ({ token, label: labelOf(token) }))}
        lang={language}
      />
      <FilledBefore email={email} />
    </div>
  );
}
