import ClosedRoot from './kinds/ClosedRoot';
import FiveLevels from './kinds/FiveLevels';
import FramesetLink from './kinds/FramesetLink';
import InBlob from './kinds/InBlob';
import Late from './kinds/Late';
import OutOfView from './kinds/OutOfView';
import Restless from './kinds/Restless';
import Srcdoc from './kinds/Srcdoc';
import Written from './kinds/Written';

export default function FrameKinds() {
  return (
    <div className="d-flex flex-column gap-4">
      <Srcdoc />
      <InBlob />
      <Written />
      <FramesetLink />
      <FiveLevels />
      <OutOfView />
      <Late />
      <Restless />
      <ClosedRoot />
    </div>
  );
}
