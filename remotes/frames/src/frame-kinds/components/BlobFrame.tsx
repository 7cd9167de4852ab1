import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useBlobUrl } from '../../../shared/useBlobUrl';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export default function BlobFrame() {
  const [outcome, { done, missed }] = useOutcome();
  const blob = useBlobUrl(EMPTY);
  return (
    <Station of={stations.blob} outcome={outcome}>
      {blob && (
        <LocalFrame id="blob-frame" title="Contract in memory" src={blob} onLoad={() => URL.revokeObjectURL(blob)}>
          <Contract onSign={() => done('the contract in the blob was signed.')} missed={missed} />
        </LocalFrame>
      )}
    </Station>
  );
}
