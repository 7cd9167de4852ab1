import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div className="d-flex flex-wrap align-items-center gap-2 gap-sm-3">
      <button type="button" className="btn btn-primary" onClick={() => setCount((n) => n - 1)}>
        Decrement
      </button>
      <output aria-label="Count" className="fs-3 text-center" style={{ minWidth: '4ch' }}>
        {count}
      </output>
      <button type="button" className="btn btn-primary" onClick={() => setCount((n) => n + 1)}>
        Increment
      </button>
    </div>
  );
}
