import type { MouseEventHandler } from 'react';
import type { Row } from '../draw';
import classes from './VirtualList.module.css';

interface Props {
  id: string;
  name: string;
  row: Row;
  action: string;
  onPress: MouseEventHandler;
}

export default function RowWithButton({ id, name, row: { colour, note }, action, onPress }: Props) {
  return (
    <div className="d-flex align-items-start gap-3 p-2">
      <div className="flex-grow-1">
        <strong>{name}</strong>, <span>{colour}</span>
        {note && <div className={`small text-body-secondary ${classes.note}`}>{note}</div>}
      </div>
      <button type="button" id={id} className="btn btn-sm btn-primary" onClick={onPress}>
        {action}
      </button>
    </div>
  );
}
