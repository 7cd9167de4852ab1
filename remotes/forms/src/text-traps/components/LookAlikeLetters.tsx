import { cyrillic } from '../draw';
import { stations } from '../stations';
import Copy from './Copy';

export default function LookAlikeLetters({ word }: { word: string }) {
  return (
    <Copy
      of={stations['look-alike-letters']}
      on="sign"
      called="word"
      written={cyrillic(word)}
      reads={word}
      trap={(typed) => {
        const count = typed.match(/\p{Script=Cyrillic}/gu)?.length;
        return count !== undefined && `your answer has Cyrillic letters: ${count}.`;
      }}
    />
  );
}
