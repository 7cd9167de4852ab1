import { StationIndex } from '@playground/kit/stations/StationIndex';
import BlobFrame from './components/BlobFrame';
import ClosedRoot from './components/ClosedRoot';
import FiveLevels from './components/FiveLevels';
import Frameset from './components/Frameset';
import Late from './components/Late';
import OutOfView from './components/OutOfView';
import Restless from './components/Restless';
import Srcdoc from './components/Srcdoc';
import Written from './components/Written';
import { stations } from './stations';

export default function FrameKinds() {
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Srcdoc />
      <BlobFrame />
      <Written />
      <Frameset>
        <a id="frameset-link" href="/frameKinds/frameset">
          Open the legacy frameset
        </a>{' '}
        in a frame of another page, which has its own outcome.
      </Frameset>
      <FiveLevels />
      <OutOfView />
      <Late />
      <Restless />
      <ClosedRoot />
    </div>
  );
}
