import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ColDef, GridApi, GridOptions, ICellRendererParams } from 'ag-grid-community';
import { useRef, useState } from 'react';
import { sumProblem } from '../draw';
import type { Region, RegionRow } from '../grid';
import { loadRows } from '../rows';
import { stations } from '../stations';
import { buttonIn, isOnButton, isPress } from './button';
import Grid from './Grid';
import NumberAnswer from './NumberAnswer';

/** What a row is, with the state of its region. */
interface Shown extends RegionRow {
  isOpen: boolean;
}

const COLUMNS: ColDef<Shown>[] = [
  {
    field: 'number',
    headerName: 'Region or delivery',
    width: 180,
    cellRenderer: ({ data }: ICellRendererParams<Shown>) => {
      const span = document.createElement('span');
      if (!data) return span;
      if (data.deliveries === undefined) {
        span.className = 'ps-4';
        span.textContent = data.number;
        return span;
      }
      const button = buttonIn(`region-${data.region.toLowerCase()}`, `${data.isOpen ? '−' : '+'} ${data.region}`);
      button.setAttribute('aria-label', data.region);
      button.setAttribute('aria-expanded', String(data.isOpen));
      return button;
    },
  },
  { field: 'deliveries', headerName: 'Deliveries', width: 110 },
  { field: 'pieces', headerName: 'Pieces', width: 100 },
];
const OPTIONS: GridOptions<Shown> = { cacheBlockSize: 15 };

export default function Group({ seed, region }: { seed: string; region: Region }) {
  const [outcome, told] = useOutcome();
  const api = useRef<GridApi<Shown>>(null);
  const open = useRef<Region[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  const toggle = (row: Shown | undefined) => {
    if (row?.deliveries === undefined) return;
    const isOpen = open.current.includes(row.region);
    open.current = isOpen ? open.current.filter((one) => one !== row.region) : [...open.current, row.region];
    if (row.region === region) setWasOpen(true);
    api.current?.purgeInfiniteCache();
  };
  return (
    <Station of={stations.group} outcome={outcome}>
      <p>
        The region is <strong id="group-region">{region}</strong>.
      </p>
      <Grid
        id="group-grid"
        label="Regions"
        columns={COLUMNS}
        options={OPTIONS}
        onRows={async (wanted) => {
          const opened = open.current;
          const { count, rows } = await loadRows(seed, 'regions', wanted, { open: opened.join() });
          return { count, rows: rows.map((row) => ({ ...row, isOpen: opened.includes(row.region) })) };
        }}
        onClick={(event) => {
          if (isOnButton(event)) toggle(event.data);
        }}
        onKey={(event) => {
          if (event.column.getColId() === 'number' && isPress(event)) toggle(event.data);
        }}
        api={api}
        missed={told.missed}
      />
      <NumberAnswer
        id="sum-of-pieces"
        label="Sum of pieces"
        check="Check sum"
        problemOf={(typed) => (wasOpen ? sumProblem(typed, region, seed) : `the region ${region} was not opened.`)}
        right={`this is the sum of the region ${region}.`}
        outcome={told}
      />
    </Station>
  );
}
