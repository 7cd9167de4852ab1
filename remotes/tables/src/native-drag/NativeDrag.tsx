import { useSeed } from '@playground/kit/random';
import CopyAndMove from './components/CopyAndMove';
import FileFromOutside from './components/FileFromOutside';
import IntoFrame from './components/IntoFrame';
import RefusingTarget from './components/RefusingTarget';
import ScrollingList from './components/ScrollingList';
import SwapTwo from './components/SwapTwo';
import TextSelection from './components/TextSelection';

export default function NativeDrag() {
  const seed = useSeed();
  return (
    <div className="d-flex flex-column gap-4">
      <SwapTwo />
      <CopyAndMove />
      <RefusingTarget />
      <IntoFrame seed={seed} />
      <TextSelection />
      <ScrollingList />
      <FileFromOutside />
    </div>
  );
}
