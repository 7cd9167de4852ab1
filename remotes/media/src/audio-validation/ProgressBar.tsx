import type { KeyboardEvent, MouseEvent } from 'react';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  name: string;
  seconds: number;
  /** In seconds, or 0 while the duration is unknown. */
  duration: number;
  /** Called with the new position as a share of the duration, from 0 to 1. */
  onSeek: (share: number) => void;
}

/** The seconds that each key moves. Home and End move to the start and the end. */
const STEPS: Record<string, number> = {
  ArrowRight: 0.5,
  ArrowUp: 0.5,
  ArrowLeft: -0.5,
  ArrowDown: -0.5,
  PageUp: 1,
  PageDown: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Not a native range input, because a click there is off by up to half of its thumb. */
export default function ProgressBar({ name, seconds, duration, onSeek }: ProgressBarProps) {
  const share = duration > 0 ? (seconds / duration) * 100 : 0;

  function seekToClick(event: MouseEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onSeek(clamp((event.clientX - left) / width));
  }

  function seekByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined || duration === 0) return;
    event.preventDefault();
    onSeek(clamp((seconds + step) / duration));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={`${name} position`}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={seconds}
      aria-valuetext={`${seconds.toFixed(1)} of ${duration.toFixed(1)} seconds`}
      className={`progress flex-grow-1 ${styles.bar}`}
      onClick={seekToClick}
      onKeyDown={seekByKey}
    >
      <div className={`progress-bar ${styles.done}`} style={{ width: `${share}%` }} />
    </div>
  );
}

function clamp(share: number): number {
  return Math.min(Math.max(share, 0), 1);
}
