import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useEffectEvent, useState } from 'react';
import { channelOf } from '../channel';
import { readMessage } from '../messages';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

const BY_SCRIPT = 'the word was written or sent by a script.';

/** Each visit gets its own channel, so that two visits in one browser stay apart. */
const drawRun = () => Math.random().toString(36).slice(2, 10);

export default function TwoTabs() {
  const [outcome, { done, missed }] = useOutcome();
  const [run] = useState(drawRun);
  const [isRead, setRead] = useState(false);
  const [isByScript, setByScript] = useState(false);
  const reader = usePopup({ closed: () => setRead(false) });
  const writer = usePopup({});
  const hear = useEffectEvent((data: unknown) => {
    const { kind, text = '', trusted } = readMessage(data) ?? {};
    if (kind === 'reading') setRead(true);
    if (kind === 'word') setByScript(!trusted);
    if (kind === 'word' && !isRead) missed('the word was sent before the reader was open.');
    else if (kind === 'word' && !trusted) missed(BY_SCRIPT);
    else if (kind === 'read' && !trusted) missed('Read was pressed by a script.');
    else if (kind === 'read' && text.trim() !== 'tangerine') missed(`the reader read ${quoted(text)}.`);
    else if (kind === 'read' && isByScript) missed(BY_SCRIPT);
    else if (kind === 'read') done('the reader read tangerine.');
  });
  useEffect(() => {
    const channel = new BroadcastChannel(channelOf(run));
    channel.onmessage = ({ data }) => hear(data);
    return () => channel.close();
  }, [run]);
  const tab = (path: string) => `${path}?run=${run}`;
  return (
    <Station of={stations['two-tabs']} outcome={outcome}>
      <div className="d-flex flex-column gap-3">
        <Opener
          id="open-reader"
          label="Open the reader"
          popup={reader.popup}
          open={() => reader.open(tab('/windows/reader'), { features: '' })}
          missed={missed}
        />
        <Opener
          id="open-writer"
          label="Open the writer"
          popup={writer.popup}
          open={() => writer.open(tab('/windows/writer'), { features: '' })}
          missed={missed}
        />
      </div>
    </Station>
  );
}
