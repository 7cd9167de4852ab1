import { POP, RIGHT_TO_LEFT_OVERRIDE } from '../draw';
import { stations } from '../stations';
import Copy from './Copy';

export default function BidiMarks({ digits }: { digits: string }) {
  return (
    <Copy
      of={stations['bidi-marks']}
      on="parcel"
      called="number"
      written={`${RIGHT_TO_LEFT_OVERRIDE}${digits}${POP}`}
      reads={[...digits].reverse().join('')}
      trap={(typed) => {
        if (/[\u202a-\u202e]/.test(typed)) return 'your answer contains a mark that you do not see.';
        return typed === digits && `${digits} is the order in the document. You read the digits in the other order.`;
      }}
    />
  );
}
