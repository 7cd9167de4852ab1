import { otherOrigin } from '@playground/kit/otherOrigin';
import { useState } from 'react';
import DoorsPanel from './panels/DoorsPanel';
import FieldPanel from './panels/FieldPanel';
import HandshakePanel from './panels/HandshakePanel';
import LazyPanel from './panels/LazyPanel';
import LocalPanel from './panels/LocalPanel';
import ReplacePanel from './panels/ReplacePanel';
import RootPanel from './panels/RootPanel';
import SandboxPanel from './panels/SandboxPanel';
import StepsPanel from './panels/StepsPanel';
import { useOrigin } from './panels/useOrigin';
import { ownOrigin } from './plainDocuments';

export default function CrossOriginFrames() {
  const [otherUrl] = useState(() => otherOrigin('frames'));
  const other = useOrigin(otherUrl);
  const own = useOrigin(ownOrigin);
  return (
    <div className="d-flex flex-column gap-4">
      <FieldPanel other={other} />
      <HandshakePanel other={other} own={own} />
      <SandboxPanel own={own} />
      <StepsPanel other={other} />
      <ReplacePanel other={other} />
      <DoorsPanel other={other} />
      <RootPanel other={other} />
      <LocalPanel />
      <LazyPanel other={other} />
    </div>
  );
}
