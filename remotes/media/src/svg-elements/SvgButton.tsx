import type { KeyboardEvent } from 'react';
import styles from './SvgButton.module.css';

interface SvgButtonProps {
  name: string;
  /** Path data, drawn as lines in a 32 by 32 box. */
  path: string;
  onPress: () => void;
}

/** Hard on purpose: the button is an SVG element without an HTML button around it. It has the keys of a native button. */
export default function SvgButton({ name, path, onPress }: SvgButtonProps) {
  function pressByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Otherwise the space bar scrolls the page.
    event.preventDefault();
    onPress();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the exercise is a button that is an SVG element.
    <svg
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
      role="button"
      tabIndex={0}
      aria-label={name}
      className={styles.button}
      viewBox="0 0 32 32"
      width={40}
      height={40}
      onClick={onPress}
      onKeyDown={pressByKey}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
