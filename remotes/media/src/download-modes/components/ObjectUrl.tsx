import Answer from '@playground/kit/stations/Answer';
import type { Cause } from '@playground/kit/stations/ByHand';
import { Station } from '@playground/kit/stations/Station';
import { useSave } from '../../../shared/useSave';
import { parcel } from '../draw';
import { stations } from '../stations';
import { useFile } from './useFile';

const NO_DIGEST = 'this browser computes no SHA-256 on a page without https, so it cannot check the answer.';

export default function ObjectUrl({ seed }: { seed: string }) {
  const { outcome, missed, fetched, check } = useFile();
  const save = useSave();
  const compare = async (typed: string, cause: Cause) => {
    if (!crypto.subtle) return missed(NO_DIGEST);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', parcel(seed)));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    check(typed, cause, hex.slice(0, 8), [[hex, 'that is the whole SHA-256. Type its first eight characters.']]);
  };
  return (
    <Station of={stations['object-url']} outcome={outcome}>
      <button
        id="download-parcel"
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => fetched(nativeEvent) && save(parcel(seed), 'parcel.bin')}
      >
        Download parcel
      </button>
      <Answer id="parcel-digest" label="Start of the SHA-256" check="Check parcel" onAnswer={compare} />
    </Station>
  );
}
