import type { useProgress } from '../progress';

type Props = Pick<ReturnType<typeof useProgress>, 'clear' | 'cleared' | 'restore'> & { className: string };

/** Says what it clears, and takes it back. */
export function ClearProgress({ clear, cleared, restore, className }: Props) {
  return (
    <>
      <button type="button" className={className} onClick={clear}>
        Clear the progress of all pages
      </button>
      <span role="status">{cleared > 0 && `Cleared: ${countOf(cleared)}.`}</span>
      {cleared > 0 && (
        <button type="button" className={className} onClick={restore}>
          Undo
        </button>
      )}
    </>
  );
}

const countOf = (tasks: number) => `${tasks} done ${tasks === 1 ? 'task' : 'tasks'}`;
