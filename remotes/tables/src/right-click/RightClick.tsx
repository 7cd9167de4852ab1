import { useState } from 'react';
import classes from './RightClick.module.css';
import { useLongPress } from './useLongPress';

export default function RightClick() {
  const [clicked, setClicked] = useState(false);
  // Android sends a contextmenu event for a long press, an iPhone does not.
  const longPress = useLongPress(() => setClicked(true));
  return (
    <button
      type="button"
      aria-live="polite"
      className={`btn btn-lg user-select-none ${clicked ? 'btn-success' : 'btn-primary'} ${classes.button}`}
      onContextMenu={(event) => {
        // The browser's menu would cover the result.
        event.preventDefault();
        setClicked(true);
      }}
      {...longPress}
    >
      {clicked ? 'The button was right clicked' : 'Right click here'}
    </button>
  );
}
