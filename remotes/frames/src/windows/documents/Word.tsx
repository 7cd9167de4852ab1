import { useSeed } from '@playground/kit/random';
import { wordOf } from '../draw';
import Document from './Document';

export default function Word() {
  const seed = useSeed();
  return (
    <Document title="A tab of its own" talks={false}>
      <p className="mb-0">
        The word is <strong id="word">{wordOf(seed)}</strong>
      </p>
    </Document>
  );
}
