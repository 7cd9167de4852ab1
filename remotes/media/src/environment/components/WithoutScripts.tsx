import { document as file } from '../document';
import { QUIET, quietNumberOf } from '../draw';
import { stations } from '../stations';
import Word from './Word';

export default function WithoutScripts({ seed }: { seed: string }) {
  const number = quietNumberOf(seed);
  return (
    <Word
      of={stations['without-scripts']}
      id="quiet-word"
      label="Word without scripts"
      check="Check the document"
      word={QUIET[number - 1] ?? ''}
    >
      <a id="quiet-link" href={`${file}#word-${number}`} target="_blank" rel="noopener">
        Document without scripts
      </a>
    </Word>
  );
}
