import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'div'> {
  /** A click has hit it, and nothing that stands on it. */
  onMiss: () => void;
}

/** What lies below or over a target, and takes the clicks that do not reach it. */
export default function Ground({ onMiss, ...props }: Props) {
  return (
    // biome-ignore lint/a11y: nothing to be pressed: it notices clicks that went astray.
    <div {...props} onClick={({ target, currentTarget }) => target === currentTarget && onMiss()} />
  );
}
