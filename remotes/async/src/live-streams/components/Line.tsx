export type LineState = 'closed' | 'opening' | 'open' | 'lost' | 'ended';

const TEXTS: Record<LineState, string> = {
  closed: 'Line: closed.',
  opening: 'Line: opening …',
  open: 'Line: open.',
  lost: 'Line: lost. It opens again by itself …',
  ended: 'Line: ended. Everything was sent.',
};

/** The state of a line, and how often it was lost. */
export default function Line({ id, state, losses }: { id: string; state: LineState; losses: number }) {
  return (
    <p id={`${id}-line`} aria-live="polite" className="text-body-secondary mb-2">
      {losses > 0 ? `${TEXTS[state]} It was lost ${losses === 1 ? 'once' : `${losses} times`}.` : TEXTS[state]}
    </p>
  );
}
