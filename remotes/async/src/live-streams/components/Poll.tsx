import { fetchFrom } from '@playground/kit/fetchFrom';
import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { pollsOf } from '../draw';
import { stations } from '../stations';
import Arrived from './Arrived';
import Line, { type LineState } from './Line';

/** How long the page waits until it asks again after a failure, in milliseconds. */
const RETRY = 1000;

export default function Poll({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [news, setNews] = useState<(string | undefined)[]>([]);
  const [line, setLine] = useState<LineState>('closed');
  const [losses, setLosses] = useState(0);
  /** The number of the next request. Undefined if nobody asks. */
  const [ask, setAsk] = useState<number>();
  const isWaiting = useRef(false);
  useEffect(() => {
    if (ask === undefined) return;
    const asking = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      try {
        const query = new URLSearchParams({ seed, ask: String(ask) });
        const response = await fetchFrom('mail', `stream/poll?${query}`, { signal: asking.signal });
        if (!response.ok) throw new Error(String(response.status));
        const { word, isLast } = await response.json();
        setNews((before) => [...before, word]);
        setLine(isLast ? 'ended' : 'open');
        setAsk(isLast ? undefined : ask + 1);
      } catch {
        if (asking.signal.aborted) return;
        setLine('lost');
        setLosses((before) => before + 1);
        timer = setTimeout(poll, RETRY);
      }
    };
    void poll();
    return () => {
      asking.abort();
      clearTimeout(timer);
    };
  }, [ask, seed]);
  const begin = () => {
    // The button is not disabled meanwhile, because it would lose the focus.
    if (ask !== undefined) return;
    isWaiting.current = true;
    setNews([]);
    setLosses(0);
    setLine('open');
    setAsk(1);
  };
  const check = (typed: string, cause: Cause) => {
    const words = pollsOf(seed).filter((word) => word !== undefined);
    const come = news.filter((word) => word !== undefined).length;
    const text = typed.trim().replace(/[\s,]+/g, ' ');
    if (!isWaiting.current) missed('the page does not wait for news yet.');
    else if (come < words.length) missed(`${come} of ${words.length} words have arrived.`);
    else if (text !== words.join(' ')) missed(isNot(typed, 'the three words in their order'));
    else if (isByHand(cause, missed)) done('these are the three words in their order.');
  };
  return (
    <Station of={stations.poll} outcome={outcome}>
      <button type="button" id="wait-for-news" className="btn btn-primary mb-2" onClick={begin}>
        Wait for news
      </button>
      <Line id="poll" state={line} losses={losses} />
      <Arrived id="poll-list" label="Answers">
        {news.map((word) => word ?? 'Nothing new.')}
      </Arrived>
      <Answer
        id="news-words"
        checkId="news-words-submit"
        size={40}
        label="Words of the news"
        check="Check news"
        onAnswer={check}
      />
    </Station>
  );
}
