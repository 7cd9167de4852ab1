import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { GridApi, GridOptions } from 'ag-grid-community';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { savedProblem } from '../draw';
import { type Change, type changesAskedIn, type Delivery, deliveryAt } from '../grid';
import { loadRows, saveChanges } from '../rows';
import { stations } from '../stations';
import { CUSTOMER, EDITED, NUMBER, STATE } from './columns';
import Grid from './Grid';
import classes from './Grid.module.css';

const COLUMNS = [NUMBER, EDITED, CUSTOMER, STATE];
const OPTIONS: GridOptions<Delivery & { isRefused?: boolean }> = {
  rowClassRules: { [classes.refused ?? '']: ({ data }) => data?.isRefused === true },
};

/** A change, and what the server said about it. */
interface Told extends Change {
  state: 'new' | 'saved' | 'refused';
  /** Whether the server has saved a number for it, perhaps an older one. */
  isStored: boolean;
  reason?: string;
}

const WORDS = { new: 'not saved yet.', saved: 'saved.', refused: 'refused.' };

interface Props {
  seed: string;
  asked: ReturnType<typeof changesAskedIn>;
}

export default function Refused({ seed, asked }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const [changes, setChanges] = useState<Told[]>([]);
  const visit = useRef<AbortController>(null);
  const grid = useRef<GridApi<Delivery>>(null);
  useEffect(() => {
    visit.current = new AbortController();
    return () => visit.current?.abort();
  }, []);
  useEffect(() => {
    for (const { number, state } of changes) {
      const row = grid.current?.getRowNode(number);
      if (row?.data) row.updateData(Object.assign(row.data, { isRefused: state === 'refused' }));
    }
  }, [changes]);
  const piecesAtFirst = (number: string) => deliveryAt(Number(number.slice(2)) - 1, seed).pieces;
  const change = (number: string, pieces: number) =>
    setChanges((all) => {
      const known = all.find((one) => one.number === number);
      const isStored = known?.isStored ?? false;
      const others = all.filter((one) => one !== known);
      // Changed back before it was saved.
      if (pieces === piecesAtFirst(number) && !isStored) return others;
      return [...others, { number, pieces, state: 'new', isStored }];
    });
  const save = async ({ nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    const sent = changes.filter(({ state }) => state !== 'saved');
    if (sent.length === 0) return missed('there is nothing to save.');
    if (sent.length > 20) return missed('one save takes 20 changes at most.');
    const again = sent.find(({ state }) => state === 'refused');
    const { signal } = visit.current as AbortController;
    try {
      const results = await saveChanges(
        seed,
        sent.map(({ number, pieces }) => ({ number, pieces })),
        signal,
      );
      const answered = changes.map((one): Told => {
        const result = results.find(({ number }) => number === one.number);
        if (!result) return one;
        const { reason: _, ...rest } = one;
        return result.reason ? { ...rest, ...result, state: 'refused' } : { ...rest, state: 'saved', isStored: true };
      });
      setChanges((now) =>
        now.map((one) => answered.find(({ number, pieces }) => number === one.number && pieces === one.pieces) ?? one),
      );
      const saved = answered.filter(
        ({ number, state, pieces }) => state === 'saved' && pieces !== piecesAtFirst(number),
      );
      const problem = savedProblem(saved, asked);
      if (problem) missed(problem);
      else if (saved.length === asked.changes.length) done('the server has saved all three deliveries.');
      else if (again && results.some(({ number, reason }) => reason && number === again.number))
        missed(`the server refused ${again.number} again, for the same reason.`);
      else if (sent.length < asked.changes.length && saved.length + 1 < asked.changes.length)
        missed('the server did not get all three changes.');
    } catch {
      if (!signal.aborted) missed('the server did not answer properly. Please save again.');
    }
  };
  return (
    <Station of={stations.refused} outcome={outcome}>
      <ul id="refused-asked" aria-label="New numbers of pieces">
        {asked.changes.map(({ number, pieces }, index) => (
          <li key={number}>
            <strong id={`change-number-${index + 1}`}>{number}</strong>:{' '}
            <strong id={`change-pieces-${index + 1}`}>{pieces}</strong> pieces
          </li>
        ))}
      </ul>
      <Grid
        id="refused-grid"
        label="Deliveries to save"
        columns={COLUMNS}
        options={OPTIONS}
        api={grid}
        onRows={(wanted) => loadRows(seed, 'deliveries', wanted)}
        onEdit={({ data: { number }, newValue }, isTyped) => {
          if (!isByHand({ isTrusted: isTyped, type: 'input' }, missed)) return;
          if (typeof newValue === 'number') return change(number, newValue);
          missed(`${number} has no pieces now.`);
          // What the grid no longer shows must not be saved.
          setChanges((all) => all.filter((one) => one.number !== number || one.isStored));
        }}
        missed={missed}
      />
      <button type="button" id="save-changes" className="btn btn-primary mt-3" onClick={save}>
        Save changes
      </button>
      <ul id="save-results" aria-label="Changes" aria-live="polite" className="mt-2 mb-0">
        {changes.map(({ number, pieces, state, reason }) => (
          <li key={number}>{`${number}, ${pieces} pieces: ${WORDS[state]}${reason ? ` ${reason}` : ''}`}</li>
        ))}
      </ul>
    </Station>
  );
}
