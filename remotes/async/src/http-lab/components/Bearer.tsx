import { ACCOUNT, wordIn } from '@playground/kit/contract/words';
import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { jsonOf } from '../answers';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';
import { withHeader } from './withHeader';

export default function Bearer({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const [token, setToken] = useState<string>();
  const [said, setSaid] = useState('No token yet.');
  const get = async () => {
    const account = { name: ACCOUNT, password: wordIn('password', lab.seed), seed: lab.seed };
    const headers = { 'content-type': 'application/json' };
    const answer = await lab.call('download-login', { method: 'POST', headers, body: JSON.stringify(account) });
    const body = await jsonOf<{ login: string }>(answer);
    if (!body) return setSaid('The server gave no token. Please ask again.');
    setToken(body.login);
    setSaid('The server gave a token.');
  };
  return (
    <Station of={stations.bearer} outcome={outcome}>
      <AskButton id="get-token" missed={missed} onPress={get}>
        Get a token
      </AskButton>
      <Answered id="bearer-answer">
        <span>{said}</span>
        {token && (
          <div>
            Token: <code id="token">{token}</code>
          </div>
        )}
      </Answered>
      <Answer
        id="authorization"
        label="Authorization"
        check="Ask with the token"
        onAnswer={async (typed, cause) => {
          if (!typed.trim()) return missed('nothing was typed.');
          if (!isByHand(cause, missed)) return;
          const answer = await withHeader(lab, 'bearer', 'Authorization', typed);
          if (!answer) return missed('the browser did not send this header, or the server did not answer.');
          setSaid(`The server answered ${answer.status}.`);
          if (answer.ok) done('the server took the token.');
          else if (/^bearer /i.test(typed.trim()))
            missed(`the server answered ${answer.status}: this token is wrong or old.`);
          else missed(`the server answered ${answer.status}: the header does not begin with ‘Bearer ’.`);
        }}
      />
    </Station>
  );
}
