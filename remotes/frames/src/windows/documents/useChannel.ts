import { useEffect, useEffectEvent, useState } from 'react';
import { channelOf, runOfAddress } from '../channel';
import { type Message, readMessage } from '../messages';

/** The channel of the visit that this tab belongs to: `hear` is told what others say, what comes back says something to them. */
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
