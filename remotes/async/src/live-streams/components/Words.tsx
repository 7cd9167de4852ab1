import { fetchFrom } from '@playground/kit/fetchFrom';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { storyOf } from '../draw';
import { stations } from '../stations';
import Line, { type LineState } from './Line';
import classes from './LiveStreams.module.css';

/** So many words may arrive after the last one. */
const MORE = 4;

/** How long the page waits until it asks for the rest after a failure, in milliseconds. */
const RETRY = 1000;

export default function Words({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [words, setWords] = useState<string[]>([]);
  const [line, setLine] = useState<LineState>('closed');
  const [losses, setLosses] = useState(0);
  const telling = useRef<AbortController>(null);
  useEffect(() => () => telling.current?.abort(), []);
  const { words: story, last } = storyOf(seed);
  const word = story[last - 1];

  const tell = async (from: string[], { signal }: AbortController) => {
    let text = '';
    const whole = () => [...from, ...text.split(' ').slice(0, -1)];
    try {
      const query = new URLSearchParams({ seed, from: String(from.length) });
      const { ok, body } = await fetchFrom('mail', `stream/words?${query}`, { signal });
      if (!ok || !body) throw new Error('The server refused.');
      setLine('open');
      const reader = body.pipeThrough(new TextDecoderStream()).getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += part.value;
        setWords(whole());
      }
      // A server that is about to end sends no error: its body just ends.
      if (whole().length < story.length) throw new Error('The story is not at its end.');
      setLine('ended');
      missed('the story was told to its end.');
    } catch {
      if (signal.aborted) return;
      setLine('lost');
      setLosses((before) => before + 1);
      const timer = setTimeout(() => tell(whole(), { signal } as AbortController), RETRY);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  const begin = () => {
    telling.current?.abort();
    telling.current = new AbortController();
    setWords([]);
    setLosses(0);
    setLine('opening');
    void tell([], telling.current);
  };
  const stop = (event: MouseEvent) => {
    if (line === 'closed' || line === 'ended') return missed('no story is being told.');
    telling.current?.abort();
    setLine('closed');
    const after = words.length - last;
    if (after < 0) missed(`‘${word}’ had not arrived yet.`);
    else if (after > MORE) missed(`${after} more words had arrived after ‘${word}’.`);
    else if (isByHand(event, missed)) done(`the story was stopped after ‘${word}’.`);
  };
  return (
    <Station of={stations.words} outcome={outcome}>
      <p>
        The word is <strong id="stop-word">{word}</strong>.
      </p>
      <div className="d-flex flex-wrap gap-2 mb-2">
        <button type="button" id="tell-story" className="btn btn-primary" onClick={begin}>
          Tell a story
        </button>
        <button type="button" id="stop-story" className="btn btn-danger" onClick={stop}>
          Stop
        </button>
      </div>
      <Line id="words" state={line} losses={losses} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise the keyboard cannot scroll the story. */}
      <div role="log" id="story" aria-label="Story" tabIndex={0} className={`border rounded p-2 ${classes.list}`}>
        {words.map((told, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the story only grows.
          <span key={index}>{`${told} `}</span>
        ))}
      </div>
    </Station>
  );
}
