import BlinkingButton from './components/BlinkingButton';
import CirclingButton from './components/CirclingButton';
import CoveredButton from './components/CoveredButton';
import GrowingButton from './components/GrowingButton';
import PushedAway from './components/PushedAway';
import ReplacedLink from './components/ReplacedLink';
import TwoPlaces from './components/TwoPlaces';

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
