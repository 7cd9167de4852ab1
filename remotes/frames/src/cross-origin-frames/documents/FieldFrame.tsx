import { type FormEvent, useState } from 'react';
import FrameDocument from './FrameDocument';

export default function FieldFrame() {
  const [name, setName] = useState('');
  const [greeted, setGreeted] = useState('');
  const greet = (event: FormEvent) => {
    event.preventDefault();
    setGreeted(name.trim());
  };
  return (
    <FrameDocument title="Who are you?">
      <form onSubmit={greet} className="mb-3">
        <label className="form-label" htmlFor="your-name">
          Name
        </label>
        <div className="d-flex gap-2">
          <input
            className="form-control"
            id="your-name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            Greet
          </button>
        </div>
      </form>
      <p role="status">{greeted && `Hello, ${greeted}`}</p>
    </FrameDocument>
  );
}
