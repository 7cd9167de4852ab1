import { otherOrigin } from '@playground/kit/otherOrigin';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import Doors from './components/Doors';
import Field from './components/Field';
import Handshake from './components/Handshake';
import InARoot from './components/InARoot';
import Lazy from './components/Lazy';
import Local from './components/Local';
import Replace from './components/Replace';
import Sandboxes from './components/Sandboxes';
import Steps from './components/Steps';
import { useOrigin } from './components/useOrigin';
import { ownOrigin } from './plainDocuments';
import { stations } from './stations';

export default function CrossOriginFrames() {
  const [otherUrl] = useState(() => otherOrigin('frames'));
  const other = useOrigin(otherUrl);
  const own = useOrigin(ownOrigin);
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Field other={other} />
      <Handshake other={other} own={own} />
      <Sandboxes own={own} />
      <Steps other={other} />
      <Replace other={other} />
      <Doors other={other} />
      <InARoot other={other} />
      <Local />
      <Lazy other={other} />
    </div>
  );
}
