import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../shared/refusal';
import { stations } from '../stations';

/** `preferCurrentTab` is no member of TypeScript's DOM. The browser offers this tab first, and still every other. */
const ASKED: DisplayMediaStreamOptions & { preferCurrentTab: boolean } = { video: true, preferCurrentTab: true };

const end = (stream: MediaStream) => stream.getTracks().forEach((track) => void track.stop());

export default function Share() {
  const [outcome, { done, missed }] = useOutcome();
  const [stream, setStream] = useState<MediaStream>();
  const [asks, setAsks] = useState(false);
  const [isSeen, setSeen] = useState(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  // The picture goes when the visitor stops or leaves.
  const show = useCallback(
    (picture: HTMLVideoElement) => {
      if (!stream) return;
      picture.srcObject = stream;
      return () => end(stream);
    },
    [stream],
  );
  const share = async (event: Event) => {
    if (!isByHand(event, missed)) return;
    if (!navigator.mediaDevices?.getDisplayMedia) return missed('this browser shares no screen on this address.');
    setAsks(true);
    setSeen(false);
    try {
      const shared = await navigator.mediaDevices.getDisplayMedia(ASKED);
      // The browser may still ask when the visitor leaves the page.
      if (hasLeft.current) return end(shared);
      // The browser's own button sends this event. Our stop() does not.
      for (const track of shared.getTracks())
        track.onended = () => {
          setStream(undefined);
          missed('the browser ended the sharing. Use the page’s button.');
        };
      setStream(shared);
    } catch (error) {
      missed(reasonOf(error, 'the screen'));
    } finally {
      setAsks(false);
    }
  };
  const stop = (event: Event) => {
    if (!isByHand(event, missed)) return;
    setStream(undefined);
    if (isSeen) done('the page showed what you shared.');
    else missed('the picture was not there yet.');
  };
  return (
    <Station of={stations.share} outcome={outcome}>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <PressButton id="share-screen" label="Share the screen" busy={asks || Boolean(stream)} onPress={share} />
        <PressButton id="stop-sharing" label="Stop sharing" look="secondary" busy={!stream} onPress={stop} />
        <output id="share-state" aria-label="Sharing">
          {!stream ? 'Nothing is shared.' : isSeen ? 'The page sees what you share.' : 'The picture is not there yet.'}
        </output>
      </div>
      {stream && (
        <video
          ref={show}
          id="shared-screen"
          aria-label="Picture of the screen"
          className="d-block mw-100 mt-3 border rounded"
          width="320"
          muted
          autoPlay
          playsInline
          onLoadedData={() => setSeen(true)}
        />
      )}
    </Station>
  );
}
