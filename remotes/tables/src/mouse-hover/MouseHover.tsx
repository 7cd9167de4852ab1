import { useState } from 'react';
import classes from './MouseHover.module.css';

export default function MouseHover() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [tapped, setTapped] = useState(false);
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
        // A click focuses the button, but the text must still hide when the pointer leaves.
        onFocus={(event) => setFocused(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => {
          setFocused(false);
          setTapped(false);
        }}
        // A touch screen has no hover: the browser moves its pointer away again right after the tap.
        onClick={({ nativeEvent }) => setTapped((nativeEvent as PointerEvent).pointerType === 'touch')}
      >
        Hover over me
      </button>
      {/* Keeps its space, so that nothing below moves when the text shows or hides. */}
      <div className={classes.place}>
        {(pointed || focused || tapped) && (
          <div role="status" className="alert alert-success mb-0">
            This text is now visible!
          </div>
        )}
      </div>
    </>
  );
}
