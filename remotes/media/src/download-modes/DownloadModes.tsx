import { wordIn } from '@playground/kit/contract/words';
import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { addressOf } from './address';
import BehindALogin from './components/BehindALogin';
import LinkedFile from './components/LinkedFile';
import MadeInThePage from './components/MadeInThePage';
import ObjectUrl from './components/ObjectUrl';
import SameNameTwice from './components/SameNameTwice';
import ThreeAtOnce from './components/ThreeAtOnce';
import TwoSecondsLate from './components/TwoSecondsLate';
import { sentence } from './draw';
import { stations } from './stations';

export default function DownloadModes() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <LinkedFile id="attachment" file="letter" seed={seed} href={() => addressOf('letter', seed)} />
      <ObjectUrl seed={seed} />
      <LinkedFile
        id="data-url"
        file="note"
        seed={seed}
        href={() => `data:text/plain;base64,${btoa(sentence('note', seed))}`}
        download="note.txt"
      />
      <MadeInThePage seed={seed} />
      <BehindALogin seed={seed} />
      <TwoSecondsLate seed={seed} />
      <ThreeAtOnce seed={seed} />
      <LinkedFile id="in-a-new-tab" file="leaflet" seed={seed} href={() => addressOf('leaflet', seed)} newTab />
      <LinkedFile
        id="breaks-off-half-way"
        file="archive"
        seed={seed}
        href={(attempt) => addressOf('archive', seed, attempt)}
        mistakes={[
          [wordIn('half', seed), 'that is the word in the first line. The file has one in its last line too.'],
        ]}
      />
      <SameNameTwice seed={seed} />
    </div>
  );
}
