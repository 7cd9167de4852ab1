import type { ColumnId } from '../columns';
import classes from './Grid.module.css';

/** The class of a column's cells and header. */
export function columnClass(id: ColumnId): string | undefined {
  if (id === 'amount') return 'text-end pe-3';
  return id === 'customer' || id === 'city' ? classes.wide : undefined;
}
