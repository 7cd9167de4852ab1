import { moveFocusFrom } from '@playground/kit/moveFocusFrom';
import { useRef, useState } from 'react';

const START = ['Element 1', 'Element 2', 'Element 3'].map((name, id) => ({ id, name }));

export default function DeleteElements() {
  const input = useRef<HTMLInputElement>(null);
  // Two elements can have the same name, so each gets a number that is never used again.
  const nextId = useRef(START.length);
  const [elements, setElements] = useState(START);
  const [typed, setTyped] = useState('');
  const [warned, setWarned] = useState(false);

  function add() {
    const name = typed.trim();
    setWarned(!name);
    if (!name) return;
    setElements([...elements, { id: nextId.current++, name }]);
    setTyped('');
  }

  return (
    <>
      <form
        className="mb-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label className="form-label" htmlFor="new-element">
          New element
        </label>
        <input
          ref={input}
          id="new-element"
          type="text"
          className="form-control"
          placeholder="Type a name and press Enter"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
      {warned && (
        <div role="alert" className="alert alert-warning alert-dismissible">
          Please enter a valid element name.
          <button
            type="button"
            className="btn-close"
            aria-label="Close"
            onClick={() => {
              setWarned(false);
              input.current?.focus();
            }}
          />
        </div>
      )}
      {elements.length === 0 ? (
        <p role="status">No elements to display. Add some using the input above.</p>
      ) : (
        <ul className="list-group">
          {elements.map(({ id, name }) => (
            <li key={id} className="list-group-item d-flex justify-content-between align-items-center gap-3">
              <span className="text-break">{name}</span>
              <button
                type="button"
                className="btn-close flex-shrink-0 p-2"
                aria-label={`Delete ${name}`}
                onClick={(event) => {
                  moveFocusFrom(event, input.current);
                  setElements(elements.filter((element) => element.id !== id));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
