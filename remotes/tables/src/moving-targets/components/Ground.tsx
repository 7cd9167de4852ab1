import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  /** Called when a click hits this element itself, not something on it. */
  onMiss: () => void;
}

/** An area below or over a target. It takes the clicks that miss the target. */
export default function Ground({ onMiss, ...props }: Props) {
  return (
    // biome-ignore lint/a11y: not a control, it only notices clicks that missed.
    <div {...props} onClick={({ target, currentTarget }) => target === currentTarget && onMiss()} />
  );
}
