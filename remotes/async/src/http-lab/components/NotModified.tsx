import Answer from '@playground/kit/stations/Answer';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { stations } from '../stations';
import Answered from './Answered';
import AskButton from './AskButton';
import type { Lab } from './useLab';
import { withHeader } from './withHeader';

export default function NotModified({ lab }: { lab: Lab }) {
  const [outcome, { done, missed }] = useOutcome();
  const [said, setSaid] = useState('No answer yet.');
  const [etag, setEtag] = useState<string | null>();
  const get = async () => {
    const answer = await lab.ask('document', { cache: 'no-store' });
    const text = answer?.ok ? await answer.text().catch(() => undefined) : undefined;
    if (!answer || text === undefined) return setSaid('The server did not answer properly. Please ask again.');
    setSaid(`${answer.status}. The document has ${text.length} bytes.`);
    setEtag(answer.headers.get('etag'));
  };
  return (
    <Station of={stations['not-modified']} outcome={outcome}>
      <AskButton id="get-document" missed={missed} onPress={get}>
        Get the document
      </AskButton>
      <Answered id="document-answer">
        <span>{said}</span>
        {etag && (
          <>
            {' '}
            ETag: <code id="etag">{etag}</code>
          </>
        )}
      </Answered>
      <Answer
        id="if-none-match"
        label="If-None-Match"
        check="Ask if it changed"
        onAnswer={async (typed, cause) => {
          if (!typed.trim()) return missed('nothing was typed.');
          if (!isByHand(cause, missed)) return;
          if (!etag) return missed('the page does not have the document yet.');
          const answer = await withHeader(lab, 'document', 'If-None-Match', typed);
          if (!answer) return missed('the browser did not send this header, or the server did not answer.');
          setSaid(`${answer.status}.`);
          if (answer.status === 304) done('the server answered 304 and sent no body.');
          else missed(`the server sent the document again and answered ${answer.status}.`);
        }}
      />
    </Station>
  );
}
