import { stations } from '../stations';
import Press from './Press';

export default function LabelNotTheName({ words, wanted }: { words: string[]; wanted: string }) {
  // Each button has the name of the next one.
  const choices = words.map((reads, i) => ({ reads, 'aria-label': words[(i + 1) % words.length] }));
  return <Press of={stations['label-not-the-name']} wanted={wanted} choices={choices} />;
}
