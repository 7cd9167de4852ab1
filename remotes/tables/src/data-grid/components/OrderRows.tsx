import type { Cause } from '@playground/kit/stations/ByHand';
import { memo } from 'react';
import type { ColumnId, OrderRow as Row } from '../columns';
import type { Order } from '../draw';
import type { Opened } from './OrderMenu';
import OrderRow from './OrderRow';

interface Props {
  rows: Row[];
  columns: { id: string }[];
  selection: Record<string, boolean>;
  menuOf: string | undefined;
  onEdit: (order: Order, amount: number, cause: Cause) => void;
  onRefuse: (why: string) => void;
  onOpen: (opened: Opened) => void;
}

export default memo(function OrderRows({ rows, columns, selection, menuOf, ...on }: Props) {
  return (
    <tbody>
      {rows.map((row) => (
        <OrderRow
          key={row.id}
          row={row}
          columns={columns as { id: ColumnId }[]}
          selected={Boolean(selection[row.id])}
          hasMenu={menuOf === row.id}
          {...on}
        />
      ))}
    </tbody>
  );
});
