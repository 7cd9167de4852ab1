import { Fragment, type ReactNode, useState } from 'react';
import type { Part, Version } from './versions';

export default function AuthorSearch({ version }: { version: Version }) {
  const [typed, setTyped] = useState('');
  const author = typed.trim();
  const parts: Record<Part, ReactNode> = {
    label: (
      <label className="form-label mb-0" htmlFor={version.field.id}>
        {version.label}
      </label>
    ),
    field: (
      <input
        {...version.field}
        className="form-control flex-grow-1 w-auto"
        placeholder={version.placeholder}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    ),
    button: (
      <button type="submit" id={version.button.id} className={version.button.style}>
        {version.button.text}
      </button>
    ),
    result: (
      <div role="status" className="w-100">
        {author && <p className="alert alert-success text-break mb-0">{`A book by ${author} was found!`}</p>}
      </div>
    ),
  };
  return (
    <>
      {/* The result shows while you type, so a submit has nothing to do. */}
      <form className={version.layout} onSubmit={(event) => event.preventDefault()}>
        {version.order.map((part) => (
          <Fragment key={part}>{parts[part]}</Fragment>
        ))}
      </form>
      <p className="mt-4 mb-0">
        <a href={version.other.href}>{version.other.text}</a>
      </p>
    </>
  );
}
