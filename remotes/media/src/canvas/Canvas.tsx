import { useSeed } from '@playground/kit/random';
import BarTooltip from './components/BarTooltip';
import ChartInWords from './components/ChartInWords';
import IslandMap from './components/IslandMap';
import PaintedButtons from './components/PaintedButtons';
import Signature from './components/Signature';
import WebglObject from './components/WebglObject';

export default function Canvas() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <PaintedButtons seed={seed} />
      <BarTooltip seed={seed} />
      <IslandMap seed={seed} />
      <WebglObject seed={seed} />
      <Signature seed={seed} />
      <ChartInWords seed={seed} />
    </div>
  );
}
