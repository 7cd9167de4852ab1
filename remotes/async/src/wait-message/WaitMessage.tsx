import { useCountdown } from '@playground/shared/useCountdown';

export default function WaitMessage() {
  const left = useCountdown(5);
  return (
    <>
      {left > 0 && (
        <p role="timer" className="fs-4">
          The secret message will appear in {left}...
        </p>
      )}
      {/* The live region is there from the start: screen readers announce what enters one, not one that enters. */}
      <output className="d-block">
        {left === 0 && <span className="alert alert-success fs-4 d-block">The secret message is: banana</span>}
      </output>
    </>
  );
}
