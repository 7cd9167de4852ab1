import { otherOrigin } from '@playground/shared/otherOrigin';
import { ShadowRoot } from '@playground/shared/ShadowRoot';
import { siteConfig } from '@playground/shared/siteConfig';
import { useState } from 'react';
import Away from './Away';
import DoorsPanel from './DoorsPanel';
import Framed from './Framed';
import HandshakePanel from './HandshakePanel';
import LazyPanel from './LazyPanel';
import LocalPanel from './LocalPanel';
import Panel from './Panel';
import ReplacePanel from './ReplacePanel';
import { useOrigin } from './reachable';
import SandboxPanel from './SandboxPanel';

/** A third origin, neither the page's nor that of its frames. */
const strangersOrigin = () => siteConfig().remotes.find(({ name }) => name === 'async')?.url ?? 'http://async.invalid';

export default function CrossOriginFrames() {
  const [urls] = useState(() => ({ other: otherOrigin('frames'), stranger: strangersOrigin() }));
  const other = useOrigin(urls.other);
  const stranger = useOrigin(urls.stranger);
  return (
    <div className="d-flex flex-column gap-4">
      <Panel
        title="A field across an origin"
        task="Type a name into the frame, press Greet and read the greeting there."
        hard="no script of the page sees into the frame: a tool has to change over to another document, in another process."
      >
        <Framed title="Field" origin={other} path="/crossOriginFrames/field" />
      </Panel>
      <HandshakePanel other={other} stranger={stranger} />
      <SandboxPanel />
      <Panel
        title="A frame that navigates itself"
        task="Press Start, wait for the third document and press Finish there."
        hard="the element stays while its document goes: what a tool holds of the old one is stale without a word."
      >
        <Framed title="Steps" origin={other} path="/crossOriginFrames/steps" height={190} />
      </Panel>
      <ReplacePanel other={other} />
      <DoorsPanel other={other} />
      <Panel
        title="A frame in a shadow root"
        task="Click the button in the frame, which is in an open shadow root."
        hard="two borders follow each other, that of a root and that of an origin, and no one selector passes both."
      >
        {other.away ? (
          <Away origin={other} />
        ) : (
          <ShadowRoot>
            <Framed title="In a shadow root" origin={other} path="/crossOriginFrames/button" height={190} />
          </ShadowRoot>
        )}
      </Panel>
      <LocalPanel />
      <LazyPanel other={other} />
    </div>
  );
}
