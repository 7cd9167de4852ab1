import { useEffect, useEffectEvent, useState } from 'react';
import { channelOf, runOfAddress } from '../channel';
import { type Message, readMessage } from '../messages';

/** Connects this tab to the other tabs of its visit. `hear` gets their messages; the returned function sends one to them. */
export function useChannel(hear: (message: Message) => void, first?: Message): (message: Message) => void {
  const [channel, setChannel] = useState<BroadcastChannel>();
  const listen = useEffectEvent((data: unknown) => {
    const message = readMessage(data);
    if (message) hear(message);
  });
  const begin = useEffectEvent((opened: BroadcastChannel) => first && opened.postMessage(first));
  useEffect(() => {
    const opened = new BroadcastChannel(channelOf(runOfAddress()));
    opened.onmessage = ({ data }) => listen(data);
    begin(opened);
    setChannel(opened);
    return () => opened.close();
  }, []);
  return (message) => channel?.postMessage(message);
}
