import { useCountdown } from '../../shared/useCountdown';
import secret from './assets/secret.svg';

export default function WaitImage() {
  const seconds = useCountdown(5);
  return (
    <>
      {seconds > 0 && <p role="timer" className="fs-4">{`The secret image will appear in ${seconds}...`}</p>}
      {/* The live region exists from the start, because screen readers announce changes inside it, not a new region. */}
      <output className="d-block">
        {seconds === 0 && (
          <img
            src={secret}
            className="img-fluid rounded"
            width={480}
            height={320}
            alt="A yellow bicycle leaning on a blue wall"
          />
        )}
      </output>
    </>
  );
}
