import { useEffect, useRef, useState } from 'react';
import { allocate } from '../misbehave';
import Case from './Case';

/** So many objects stay at most. */
const MOST = 5_000;

export default function MemoryGrows({ answer, words }: { answer: string; words: string[] }) {
  const kept = useRef<object[]>([]);
  const [growing, setGrowing] = useState(false);
  useEffect(() => {
    if (!growing) return;
    const timer = setInterval(() => {
      kept.current.push(...allocate(words));
      if (kept.current.length >= MOST) setGrowing(false);
    }, 200);
    return () => clearInterval(timer);
  }, [growing, words]);
  return (
    <Case
      id="memory"
      answer={answer}
      onStart={() => {
        // The first ones at once, so that you need not wait for them.
        kept.current.push(...allocate(words));
        setGrowing(kept.current.length < MOST);
      }}
    />
  );
}
