import { otherOrigin } from '@playground/shared/otherOrigin';
import { ShadowRoot } from '@playground/shared/ShadowRoot';
import { useState } from 'react';
import Away from './panels/Away';
import DoorsPanel from './panels/DoorsPanel';
import Framed from './panels/Framed';
import HandshakePanel from './panels/HandshakePanel';
import LazyPanel from './panels/LazyPanel';
import LocalPanel from './panels/LocalPanel';
import Panel from './panels/Panel';
import ReplacePanel from './panels/ReplacePanel';
import SandboxPanel from './panels/SandboxPanel';
import { useOrigin } from './panels/useOrigin';
import { ownOrigin } from './plainDocuments';

export default function CrossOriginFrames() {
  const [otherUrl] = useState(() => otherOrigin('frames'));
  const other = useOrigin(otherUrl);
  const own = useOrigin(ownOrigin);
  return (
    <div className="d-flex flex-column gap-4">
      <Panel
        id="field"
        title="A field across an origin"
        task="Type a name into the frame, press Greet and read the greeting there."
        hard="no script of the page can look into the frame: a tool has to switch to another document, in another process."
      >
        <Framed id="field-frame" title="Field" origin={other} path="/crossOriginFrames/field" />
      </Panel>
      <HandshakePanel other={other} own={own} />
      <SandboxPanel own={own} />
      <Panel
        id="steps"
        title="A frame that navigates itself"
        task="Press Start, wait for the third document and press Finish there."
        hard="the frame stays while its document changes: what a tool found in the old document is stale, and nothing tells it so."
      >
        <Framed id="steps-frame" title="Steps" origin={other} path="/crossOriginFrames/steps" height={190} />
      </Panel>
      <ReplacePanel other={other} />
      <DoorsPanel other={other} />
      <Panel
        id="in-a-root"
        title="A frame in a shadow root"
        task="Click the button in the frame, which is in an open shadow root."
        hard="there are two borders to cross, a shadow root and an origin, and no single selector crosses both."
      >
        {other.away ? (
          <Away origin={other} />
        ) : (
          <ShadowRoot id="frame-host">
            <Framed
              id="root-frame"
              title="In a shadow root"
              origin={other}
              path="/crossOriginFrames/button"
              height={190}
            />
          </ShadowRoot>
        )}
      </Panel>
      <LocalPanel />
      <LazyPanel other={other} />
    </div>
  );
}
