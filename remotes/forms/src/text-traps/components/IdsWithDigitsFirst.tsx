import { FLOORS } from '../draw';
import { stations } from '../stations';
import Press from './Press';

export default function IdsWithDigitsFirst({ floor }: { floor: number }) {
  const choices = FLOORS.map((one) => ({ reads: `Floor ${one}`, id: `${one}-floor` }));
  return <Press of={stations['ids-with-digits-first']} wanted={`Floor ${floor}`} choices={choices} />;
}
