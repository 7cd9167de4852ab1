import { ZERO_WIDTH_SPACE } from '../draw';
import { stations } from '../stations';
import Copy from './Copy';

export default function ZeroWidthSpaces({ code }: { code: string }) {
  const reads = code.replaceAll(ZERO_WIDTH_SPACE, '');
  return (
    <Copy
      of={stations['zero-width-spaces']}
      on="ticket"
      called="code"
      written={code}
      reads={reads}
      trap={(typed) =>
        typed.includes(ZERO_WIDTH_SPACE) && `you read ${reads.length} characters, and your answer has ${typed.length}.`
      }
    />
  );
}
