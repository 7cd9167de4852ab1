import { useCountdown } from '../../shared/useCountdown';

export default function WaitMessage() {
  const seconds = useCountdown(5);
  return (
    <>
      {seconds > 0 && <p role="timer" className="fs-4">{`The secret message will appear in ${seconds}...`}</p>}
      {/* The live region exists from the start, because screen readers announce changes inside it, not a new region. */}
      <output className="d-block">
        {seconds === 0 && <span className="alert alert-success fs-4 d-block">The secret message is: banana</span>}
      </output>
    </>
  );
}
