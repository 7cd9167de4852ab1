import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import ConnectionBreaks from './components/ConnectionBreaks';
import Drop from './components/Drop';
import HiddenInput from './components/HiddenInput';
import OpenAndSave from './components/OpenAndSave';
import Paste from './components/Paste';
import ProgressAndCancel from './components/ProgressAndCancel';
import TooLarge from './components/TooLarge';
import TwentyAtOnce from './components/TwentyAtOnce';
import WrongType from './components/WrongType';
import { stations } from './stations';

export default function DropZone() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Drop />
      <HiddenInput />
      <Paste />
      <TooLarge />
      <WrongType seed={seed} />
      <TwentyAtOnce />
      <ProgressAndCancel />
      <ConnectionBreaks />
      <OpenAndSave seed={seed} />
    </div>
  );
}
