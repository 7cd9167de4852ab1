import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ColDef } from 'ag-grid-community';
import { cellProblem } from '../draw';
import { type Product, productAt, WEEKS } from '../grid';
import { loadRows } from '../rows';
import { stations } from '../stations';
import Grid from './Grid';
import NumberAnswer from './NumberAnswer';

const COLUMNS: ColDef<Product>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  { field: 'name', headerName: 'Product', width: 150 },
  ...Array.from({ length: WEEKS }, (_, week) => ({
    colId: `week-${week + 1}`,
    headerName: `Week ${week + 1}`,
    width: 95,
    valueGetter: ({ data }: { data: Product | undefined }) => data?.weeks[week],
  })),
];

export default function Cell({ seed, place, week }: { seed: string; place: number; week: number }) {
  const [outcome, told] = useOutcome();
  const { number, name } = productAt(place, seed);
  return (
    <Station of={stations.cell} outcome={outcome}>
      <p>
        The product is <strong id="cell-product">{number}</strong> ({name}), and the week is{' '}
        <strong id="cell-week">{`Week ${week + 1}`}</strong>.
      </p>
      <Grid
        id="products-grid"
        label="Products"
        columns={COLUMNS}
        onRows={(wanted) => loadRows(seed, 'sales', wanted)}
        missed={told.missed}
      />
      <NumberAnswer
        id="pieces-sold"
        label="Pieces sold"
        check="Check pieces"
        problemOf={(typed) => cellProblem(typed, place, week, seed)}
        right={`this is the number of ${number} in week ${week + 1}.`}
        outcome={told}
      />
    </Station>
  );
}
