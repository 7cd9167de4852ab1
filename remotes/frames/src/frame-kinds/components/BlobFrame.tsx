import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useBlobUrl } from '../../../shared/useBlobUrl';
import { contract } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const TITLE = 'Contract in memory';

export default function BlobFrame() {
  const [outcome, { done, missed }] = useOutcome();
  const blob = useBlobUrl(contract(TITLE));
  return (
    <Station of={stations.blob} outcome={outcome}>
      {blob && (
        <LocalFrame
          id="blob-frame"
          title={TITLE}
          src={blob}
          onLoad={() => URL.revokeObjectURL(blob)}
          onSign={() => done('the contract in the blob was signed.')}
          missed={missed}
        />
      )}
    </Station>
  );
}
