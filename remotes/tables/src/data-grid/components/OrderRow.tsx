import type { Cause } from '@playground/kit/stations/ByHand';
import { memo } from 'react';
import type { ColumnId, OrderRow as Row } from '../columns';
import type { Order } from '../draw';
import Amount from './Amount';
import { columnClass } from './columnClass';
import classes from './Grid.module.css';
import type { Opened } from './OrderMenu';

interface Props {
  row: Row;
  columns: { id: ColumnId }[];
  selected: boolean;
  hasMenu: boolean;
  onEdit: (order: Order, amount: number, cause: Cause) => void;
  onRefuse: (why: string) => void;
  onOpen: (opened: Opened) => void;
}

export default memo(function OrderRow({ row, columns, selected, hasMenu, onEdit, onRefuse, onOpen }: Props) {
  const order = row.original;
  const { number } = order;
  return (
    <tr id={number} className={selected ? 'table-active' : undefined}>
      {columns.map(({ id }) => {
        if (id === 'number') {
          return (
            <th key={id} scope="row">
              <input
                id={`select-${number}`}
                type="checkbox"
                className="form-check-input me-2"
                checked={selected}
                onChange={row.getToggleSelectedHandler()}
              />
              <label htmlFor={`select-${number}`}>{number}</label>
            </th>
          );
        }
        return (
          <td key={id} className={columnClass(id)}>
            {id === 'amount' ? <Amount order={order} onEdit={onEdit} onRefuse={onRefuse} /> : String(row.getValue(id))}
          </td>
        );
      })}
      <td className={`position-relative ${classes.menu}`}>
        <button
          id={`menu-${number}`}
          type="button"
          className={`btn btn-sm btn-secondary position-relative py-0 ${classes.open}`}
          aria-haspopup="menu"
          aria-expanded={hasMenu}
          onClick={({ currentTarget, nativeEvent }) => onOpen({ order, opener: currentTarget, by: nativeEvent })}
        >
          {`Menu of ${number}`}
        </button>
      </td>
    </tr>
  );
});
