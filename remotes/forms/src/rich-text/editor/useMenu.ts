import type { EditorState } from 'prosemirror-state';
import { useEffect, useState } from 'react';

/** An @ before the cursor, and what was typed behind it. */
export interface Asking {
  from: number;
  to: number;
  query: string;
}

/** The menu comes so long after the last key, in milliseconds. */
const DELAY = 300;

export function askingAt({ selection: { $from, empty } }: EditorState): Asking | undefined {
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const query = empty ? /@([^@\ufffc]*)$/.exec(before)?.[1] : undefined;
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** The people that fit, a moment after the last key, and the marked one. */
export function useMenu(people: readonly string[], asking: Asking | undefined) {
  const [shown, setShown] = useState<Asking>();
  const [marked, setMarked] = useState(0);
  useEffect(() => {
    setMarked(0);
    if (!asking) return setShown(undefined);
    const timer = setTimeout(() => setShown(asking), DELAY);
    return () => clearTimeout(timer);
  }, [asking]);
  const open = shown !== undefined && shown === asking;
  const found = open ? people.filter((name) => name.toLowerCase().includes(asking.query.toLowerCase())) : [];
  return { found, marked, setMarked, close: () => setShown(undefined) };
}
