import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { NO_ANSWER, orderProblem } from '../answers';
import { stations } from '../stations';
import type { Call } from './useMock';

const ORDER = { fruit: 'apple', amount: 1 };

export default function Sent({ call, wanted }: { call: Call; wanted: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const [echo, setEcho] = useState<string>();
  const send = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const answer = await call('order', ORDER);
    if (!answer) return missed(NO_ANSWER);
    setEcho(`${answer.status}: ${JSON.stringify(answer.body)}`);
    const problem = orderProblem(await call('received'), wanted);
    if (problem) missed(problem);
    else done(`the server received the amount ${wanted}.`);
  };
  return (
    <Station of={stations.sent} outcome={outcome}>
      <p className="mb-1">
        Amount to receive: <strong id="wanted-amount">{wanted}</strong>
      </p>
      <p>
        The page sends: <code id="order">{JSON.stringify(ORDER)}</code>
      </p>
      <button type="button" id="send-order" className="btn btn-primary mb-3" onClick={send}>
        Send order
      </button>
      <p aria-live="polite" className="mb-0 text-break">
        The answer: {echo ? <code id="echo">{echo}</code> : <span>none yet.</span>}
      </p>
    </Station>
  );
}
