import { useState } from 'react';
import classes from './MouseHover.module.css';

export default function MouseHover() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-primary btn-lg mb-3"
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => {
          setPointed(false);
          setFocused(false);
        }}
        // A click leaves its focus on the button; the text must go with the pointer all the same.
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => setFocused(false)}
      >
        Hover over me
      </button>
      {/* The place is kept, so that nothing below jumps when the text comes and goes. */}
      <div className={classes.place}>
        {(pointed || focused) && (
          <div role="status" className="alert alert-success mb-0">
            This text is now visible!
          </div>
        )}
      </div>
    </>
  );
}
