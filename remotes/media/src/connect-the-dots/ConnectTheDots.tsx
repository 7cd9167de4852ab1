import { useReducer } from 'react';
import DotCanvas from './DotCanvas';
import { draw, START } from './drawing';
import { HEXAGON, isClosed, TRIANGLE } from './geometry';

export default function ConnectTheDots() {
  const [drawing, dispatch] = useReducer(draw, START);
  const { dots, lines } = drawing;
  const closed = isClosed(dots.length, lines);
  const names = lines.map(([from, to]) => `${from + 1}-${to + 1}`);

  return (
    <div className="d-grid gap-3" style={{ justifyItems: 'start' }}>
      <div className="d-flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          disabled={dots === HEXAGON}
          onClick={() => dispatch({ type: 'switch', dots: HEXAGON })}
        >
          Connect more dots
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={dots === TRIANGLE}
          onClick={() => dispatch({ type: 'switch', dots: TRIANGLE })}
        >
          Connect less dots
        </button>
      </div>
      <div className="border rounded overflow-hidden">
        <DotCanvas drawing={drawing} lines={names.join(' ')} closed={closed} dispatch={dispatch} />
      </div>
      <output>
        {names.length === 0 ? 'No lines yet.' : `Lines: ${names.join(', ')}.${closed ? ' The shape is closed.' : ''}`}
      </output>
    </div>
  );
}
