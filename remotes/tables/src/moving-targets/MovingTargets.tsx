import BlinkingButton from './BlinkingButton';
import CirclingButton from './CirclingButton';
import CoveredButton from './CoveredButton';
import GrowingButton from './GrowingButton';
import PushedAway from './PushedAway';
import ReplacedLink from './ReplacedLink';
import TwoPlaces from './TwoPlaces';

export default function MovingTargets() {
  return (
    <div className="d-flex flex-column gap-4">
      <PushedAway />
      <GrowingButton />
      <CirclingButton />
      <BlinkingButton />
      <ReplacedLink />
      <CoveredButton />
      <TwoPlaces />
    </div>
  );
}
