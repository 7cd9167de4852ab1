import { wordIn } from '@playground/kit/contract/words';
import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import BehindALogin from './components/BehindALogin';
import DataUrl from './components/DataUrl';
import LinkedFile from './components/LinkedFile';
import MadeInThePage from './components/MadeInThePage';
import ObjectUrl from './components/ObjectUrl';
import SameNameTwice from './components/SameNameTwice';
import ThreeAtOnce from './components/ThreeAtOnce';
import TwoSecondsLate from './components/TwoSecondsLate';
import { stations } from './stations';

export default function DownloadModes() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <LinkedFile id="attachment" file="letter" seed={seed} />
      <ObjectUrl seed={seed} />
      <DataUrl seed={seed} />
      <MadeInThePage seed={seed} />
      <BehindALogin seed={seed} />
      <TwoSecondsLate seed={seed} />
      <ThreeAtOnce seed={seed} />
      <LinkedFile id="in-a-new-tab" file="leaflet" seed={seed} newTab />
      <LinkedFile
        id="breaks-off-half-way"
        file="archive"
        seed={seed}
        counted
        mistakes={[
          [wordIn('half', seed), 'that is the word in the first line. The file has one in its last line too.'],
        ]}
      />
      <SameNameTwice seed={seed} />
    </div>
  );
}
